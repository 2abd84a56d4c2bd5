import type { LegalText } from '../../types';

const agreement: LegalText = {
  title: 'Condiciones de uso',
  lead: 'Estas condiciones rigen el uso de {name}. Quien registra una cuenta las acepta; junto con la cuenta guardamos qué versión se aceptó, cuándo y en qué idioma. Para consultar las páginas públicas no hace falta cuenta, pero las normas de conducta y las relativas a los derechos sobre los contenidos se aplican también a los visitantes.',
  sections: [
    {
      id: 'operator',
      heading: 'Quién gestiona {name}',
      body: [
        '{name} («la plataforma», «nosotros») es un mercado y servicio de información multilingüe en el que los proveedores presentan empresas, productos y servicios de ingeniería y los compradores los buscan. Puede ponerse en contacto con el operador en {email}; esa dirección recibe también toda notificación, reclamación o comunicación jurídica relativa a estas condiciones.',
        'La plataforma se dirige a empresas y a quienes actúan en su nombre. Al registrarse, usted declara que actúa en el ejercicio de una actividad empresarial o profesional y que puede obligar a la empresa que representa.',
      ],
    },
    {
      id: 'account',
      heading: 'Cuentas',
      body: [
        'Hay dos tipos de cuenta, de proveedor y de comprador, cada uno con su propio acceso. Un número de teléfono puede tener una cuenta de cada tipo. Para registrarse, usted acredita el número con un código, establece una contraseña, elige un nombre de usuario e indica su nombre y un correo electrónico. El registro de un proveedor crea además la ficha de su empresa. Registrarse y buscar es gratuito.',
        {
          list: [
            'Facilite datos veraces y completos y manténgalos al día.',
            'No revele su contraseña ni los códigos de verificación. Nunca los pedimos por teléfono, correo electrónico o chat.',
            'Revise la lista de sesiones abiertas de su cuenta y cierre las que no reconozca. Cambiar la contraseña, el teléfono o el correo cierra todas las sesiones.',
            'Escriba de inmediato a {email} si sospecha que otra persona usa su cuenta. Lo que se hace desde una cuenta se atribuye a su titular, salvo que el uso indebido no le sea imputable.',
          ],
        },
      ],
    },
    {
      id: 'subUser',
      heading: 'Usuarios de una empresa',
      body: [
        'El titular de una cuenta de proveedor puede añadir usuarios: editores, que se ocupan de los productos y del showroom, y comerciales, que atienden solicitudes, cotizaciones y chat. Su número depende de la membresía; por encima de él, los últimos añadidos no pueden iniciar sesión.',
        'El titular se asegura de que los usuarios conozcan y respeten estas condiciones, responde de lo que hagan en la plataforma y puede retirarlos en cualquier momento.',
      ],
    },
    {
      id: 'posted-content',
      heading: 'Qué se puede publicar',
      body: [
        'Los proveedores deciden lo que publican y responden de ello. Todo lo publicado debe',
        {
          list: [
            'ser veraz, actual y no inducir a error, en particular sobre origen, prestaciones, precio, certificados y referencias;',
            'referirse a bienes y servicios que puedan ofrecerse legalmente; los sujetos a autorización o a control de exportaciones, solo con dicha autorización;',
            'respetar los derechos ajenos, en particular derechos de autor, marcas, patentes, secretos empresariales y privacidad;',
            'carecer de contenido ilícito, de odio, obsceno o engañoso y de código dañino;',
            'estar en el lugar que le corresponde: un producto o servicio con un solo nombre, en la categoría adecuada y sin palabras clave ajenas a él.',
          ],
        },
        'Se admiten imágenes JPG, JPEG o PNG de hasta 2 MB y vídeos MP4 de hasta 20 MB. Cada archivo se examina por su contenido y se rechaza el que no supera el examen. Si falta un texto en un idioma, se muestra el de otro.',
      ],
    },
    {
      id: 'review',
      heading: 'Revisión',
      body: [
        'Los perfiles de empresa, productos, certificados, lanzamientos y ofertas de representación solo se publican después de que un revisor los apruebe. El rechazo indica el motivo; usted puede corregir y volver a enviar. Los cambios en algo ya publicado esperan la revisión mientras sigue visible la versión aprobada. Los casos y los demás bloques y páginas de un showroom se publican sin revisión previa.',
        'Podemos ocultar o desactivar contenidos contrarios a estas condiciones o a la ley, indicando el motivo. La revisión comprueba la verosimilitud; no es una inspección de la mercancía ni hace nuestro el contenido.',
      ],
    },
    {
      id: 'standing',
      heading: 'Grados de verificación y membresías',
      body: [
        'Junto al nombre de un proveedor figuran dos distintivos con significado diferente.',
        {
          list: [
            'El grado de verificación se obtiene: C significa registrado; B, documentos verificados; A, empresa auditada. Lo otorga un revisor, lleva fecha y caduca. El expediente de verificación indica qué se comprobó, cuándo y hasta cuándo vale.',
            'La membresía –Estándar, Oro o Diamante– es un servicio de pago con fecha de fin. Determina cuánto se puede publicar y qué funciones están abiertas. No dice nada sobre la calidad ni la solvencia del proveedor.',
          ],
        },
        'La membresía superior se solicita en el centro de proveedores; su precio y duración se acuerdan con usted antes de que empiece. Al terminar un grado o una membresía no se borra nada: lo que deja de cubrir se oculta y vuelve con ella.',
      ],
    },
    {
      id: 'trade',
      heading: 'No participamos en las operaciones',
      body: [
        'La plataforma pone en contacto a empresas. Los contratos se celebran únicamente entre proveedor y comprador. No somos vendedor, comprador, agente, transportista, asegurador ni servicio de pago, y no custodiamos mercancías ni dinero.',
        'No garantizamos que una operación se concluya, que una parte cumpla ni que la mercancía se ajuste a su descripción. Los precios, plazos y pedidos mínimos no son ofertas vinculantes salvo que el proveedor lo indique; los precios convertidos sirven solo para comparar. Compruebe usted mismo socios, documentos y mercancías, y acuerde en su contrato la inspección, la garantía de pago y la ley aplicable.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Conductas prohibidas',
      body: [
        'No está permitido',
        {
          list: [
            'hacerse pasar por otro, imitar a otra empresa o registrar cuentas en masa;',
            'enviar publicidad no solicitada o usar los datos de contacto aquí hallados para algo distinto de una consulta comercial real;',
            'inflar artificialmente visitas, favoritos, términos de búsqueda o grados;',
            'eludir el inicio de sesión, los límites, la revisión o las restricciones de acceso, ni obtener datos ajenos;',
            'extraer páginas de forma automática de modo que sobrecargue la plataforma; la API publicada puede usarse dentro de sus límites;',
            'introducir código malicioso o perturbar de otro modo el funcionamiento;',
            'usar la plataforma para fraude, blanqueo de capitales, corrupción o elusión de sanciones o controles de exportación.',
          ],
        },
      ],
    },
    {
      id: 'property',
      heading: 'Propiedad intelectual',
      body: [
        'Lo que usted publica sigue siendo suyo. Para que podamos mostrarlo, nos concede el derecho gratuito, no exclusivo y mundial de almacenarlo, convertir su formato y tamaño y mostrarlo en la plataforma y en sus resultados de búsqueda, mientras lo mantenga publicado. Se exceptúan las copias que la ley nos obligue a conservar.',
        'El software, el diseño y la recopilación de datos de la plataforma pertenecen al operador o a sus licenciantes. Puede enlazar páginas, imprimirlas y compartirlas para su actividad. Copiar contenidos de forma sistemática a otro servicio requiere nuestro consentimiento.',
      ],
    },
    {
      id: 'notice',
      heading: 'Aviso de infracciones',
      body: [
        'Si considera que un contenido infringe sus derechos o la ley, escriba a {email} e indique',
        {
          list: [
            'la dirección de la página y el pasaje, la imagen o el archivo en cuestión;',
            'el derecho infringido, con prueba de que le pertenece o de que actúa por su titular;',
            'su nombre, su empresa y cómo podemos localizarle;',
            'que el aviso se hace de buena fe y que su contenido es exacto.',
          ],
        },
        'Examinamos los avisos sin demora indebida, ocultamos lo manifiestamente ilícito, comunicamos el motivo al proveedor y le damos ocasión de responder a la misma dirección. Las cuentas que reinciden se cierran. Quien presente un aviso a sabiendas falso puede responder del daño.',
      ],
    },
    {
      id: 'availability',
      heading: 'Funcionamiento y disponibilidad',
      body: [
        'Procuramos mantener disponible la plataforma, pero no prometemos un grado determinado: el mantenimiento, las averías y los ataques pueden interrumpirla. Podemos ampliar y modificar funciones. Si un cambio suprime una parte esencial de una membresía de pago, se avisa con tiempo a su titular, que puede ponerle fin; se reembolsa la parte no consumida del precio.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidad',
      body: [
        'Respondemos sin límite por dolo y culpa grave, por daños a la vida, la integridad física o la salud y cuando la ley prohíba limitar la responsabilidad. En lo demás, solo respondemos del incumplimiento de obligaciones esenciales de estas condiciones y hasta el daño previsible y típico. En la medida en que la ley lo permita, no respondemos de los contenidos y la conducta de los usuarios ni de los servicios de terceros.',
        'Si un tercero nos reclama por sus contenidos o por su incumplimiento de estas condiciones, usted nos mantendrá indemnes frente a las pretensiones fundadas y los gastos razonables de defensa, siempre que el incumplimiento le sea imputable.',
      ],
    },
    {
      id: 'ending',
      heading: 'Terminación',
      body: [
        'Puede poner fin a este acuerdo en cualquier momento escribiendo a {email} desde el correo electrónico de su cuenta. Si lo hace el titular de una cuenta de empresa, terminan también las de sus usuarios.',
        'Ante un incumplimiento grave o reiterado, o cuando la ley lo exija, podemos desactivar contenidos o una cuenta o poner fin al acuerdo sin preaviso; en los demás casos, con un preaviso de treinta días. Indicamos el motivo y le escuchamos, salvo que lo impidan la ley o un daño inminente. Después sus contenidos dejan de mostrarse; los contratos celebrados con otros no se ven afectados. La política de privacidad indica qué datos se conservan y durante cuánto tiempo.',
      ],
    },
    {
      id: 'law',
      heading: 'Ley aplicable e idiomas',
      body: [
        'Se aplica la ley del lugar donde el operador tiene su sede y son competentes sus tribunales, salvo que una norma imperativa disponga otra cosa. El operador comunica su sede a quien la solicite a {email}. Antes de acudir a los tribunales, ambas partes intentan una solución amistosa. La nulidad de una cláusula no afecta a las demás.',
        'Estas condiciones existen en ocho idiomas con el mismo significado. En caso de divergencia, prevalece el idioma en que usted las aceptó.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios y versiones',
      body: [
        'Cada versión lleva el número que figura al principio de esta página. Anunciamos en los avisos de la cuenta, antes de su entrada en vigor, los cambios relevantes para los titulares y pedimos su consentimiento cuando la ley lo exige. Quien no esté de acuerdo puede poner fin al acuerdo.',
      ],
    },
  ],
};

export default agreement;
