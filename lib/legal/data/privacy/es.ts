import type { LegalText } from '../../types';

const privacy: LegalText = {
  title: 'Política de privacidad',
  lead: 'Esta política indica qué datos personales trata {name}, con qué fin, quién los recibe y durante cuánto tiempo se conservan. Describe lo que la plataforma hace realmente.',
  sections: [
    {
      id: 'controller',
      heading: 'Responsable del tratamiento',
      body: [
        'El operador de {name} es responsable del tratamiento aquí descrito. Para cualquier consulta y para ejercer sus derechos, escriba a {email}.',
        'El proveedor que publica datos de su propio personal, como una persona de contacto o los miembros de un equipo, responde por sí mismo de estar facultado para ello.',
      ],
    },
    {
      id: 'account',
      heading: 'Datos de su cuenta',
      body: [
        'Cuando usted registra y usa una cuenta guardamos',
        {
          list: [
            'su número de teléfono, acreditado mediante un código;',
            'su nombre de usuario, su nombre, su correo electrónico y, si lo indica, su cargo;',
            'su contraseña, solo como hash Argon2id, del que no puede deducirse;',
            'su idioma y zona horaria, para que los mensajes le lleguen en la forma adecuada;',
            'qué versión de las condiciones de uso y de esta política aceptó, cuándo y en qué idioma.',
          ],
        },
        'A los usuarios de una empresa los introduce el titular de su cuenta, con teléfono, nombre y rol, y se les avisa por SMS. Sin los datos exigidos en el registro no es posible abrir una cuenta.',
      ],
    },
    {
      id: 'company',
      heading: 'Datos de su empresa',
      body: [
        'Los proveedores indican nombre, dirección, teléfono, correo, persona de contacto, número de registro, sectores, presentación, imágenes, productos, proyectos y certificados. Una vez aprobados, el perfil de la empresa, los productos y los certificados son públicos en todo el mundo y accesibles a los buscadores.',
        'La licencia comercial sirve solo para la revisión y nunca se muestra. Se guarda en un almacenamiento privado, al que solo acceden la empresa y los revisores mediante direcciones firmadas válidas durante cinco minutos. Las decisiones de los revisores y los cambios de grado, membresía y estado se registran con su fecha y autor.',
      ],
    },
    {
      id: 'upload',
      heading: 'Archivos que usted sube',
      body: [
        'Las imágenes se codifican de nuevo, lo que elimina sus datos EXIF, como lugar, hora y dispositivo. Las indicaciones de lugar de los vídeos se borran. Los documentos se guardan tal cual: elimine antes de subirlos lo que no desee transmitir. Los adjuntos son privados y solo los leen sus destinatarios.',
      ],
    },
    {
      id: 'technical',
      heading: 'Sesiones y protección contra abusos',
      body: [
        {
          list: [
            'De cada inicio de sesión guardamos la fecha, el último uso, la dirección de red (IP) y la identificación del navegador (user agent). Usted ve estas sesiones en su cuenta y puede cerrar cualquiera de ellas. Del testigo de sesión solo conservamos un hash.',
            'De cada código de verificación guardamos el número o correo, la dirección de red que lo pidió y un hash del código.',
            'Los intentos fallidos de acceso y otros se cuentan por cuenta y dirección de red durante una hora como máximo.',
            'Los registros de fallos contienen datos técnicos y el número de la petición, sin contraseñas, testigos ni cookies.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Visitas y búsquedas',
      body: [
        'Las visitas a un producto o empresa se cuentan como una cifra por día, sin identidad alguna. Los proveedores ven esas cifras, no quién ha mirado.',
        'Un término de búsqueda se guarda con un código calculado a partir de la dirección de red y el navegador mediante una clave secreta. El código cambia cada día, de modo que nadie puede ser reconocido por él al día siguiente. No se guardan términos que contengan un correo, un teléfono o una dirección web.',
        'Mientras tiene la sesión iniciada, anotamos qué productos y empresas ha abierto, cuántas veces y cuándo por última vez, y guardamos sus favoritos y los proveedores y sectores que sigue. Si así lo elige, le informamos de las novedades por correo; cada mensaje lleva un enlace para dejar de recibirlos. Solo usted los ve y puede borrar cada entrada.',
        'No usamos analítica ni publicidad de terceros y no tomamos sobre usted decisiones basadas únicamente en medios automatizados.',
      ],
    },
    {
      id: 'message',
      heading: 'Mensajes, solicitudes y chat',
      body: [
        'Enviamos por SMS y correo códigos, avisos de cambios en su cuenta y una bienvenida, además de avisos en la bandeja de su cuenta. Cuando usa solicitudes de cotización, cotizaciones, candidaturas de agente o chat, tratamos su contenido, adjuntos, participantes y horas para entregarlos a la otra parte. Una solicitud de cotización abierta es pública sin su nombre ni sus datos de contacto; los proveedores solo los ven si usted los revela.',
        'Si reserva una reunión en una feria, el expositor ve su nombre, su teléfono y su correo electrónico confirmado, y usted ve el nombre y el stand del expositor. Solo usted ve sus búsquedas guardadas y las solicitudes que sigue. Si denuncia una solicitud o una oferta, nuestro personal lee la denuncia y le comunica la decisión; el autor sabe que se ha retirado, pero no quién la denunció.',
        'En el chat, los miembros del equipo de un proveedor autorizados leen sus conversaciones y pueden añadir notas que solo ellos ven. Un mensaje que no se puede enviar se guarda en su dispositivo hasta que se envíe o usted lo descarte. Si un mensaje queda sin leer, lo enviamos por correo. Si se denuncia una conversación, nuestro personal puede leerla hasta el momento de la denuncia; cada lectura queda registrada. Con las horas de los mensajes calculamos la rapidez con que responde un proveedor y la mostramos en su showroom.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Fines y bases jurídicas',
      body: [
        {
          list: [
            'Ejecución de las condiciones de uso: gestionar cuentas, publicar contenidos, entregar mensajes.',
            'Intereses legítimos: seguridad, prevención de abusos, revisión de contenidos, estadísticas sin identidad.',
            'Obligaciones legales: conservar pruebas, responder a las autoridades.',
            'Consentimiento, cuando lo pedimos; puede retirarse en cualquier momento con efecto futuro.',
          ],
        },
      ],
    },
    {
      id: 'cookie',
      heading: 'Cookies y almacenamiento del navegador',
      body: [
        'Todas las cookies cumplen una función de la plataforma; ninguna sirve a la publicidad.',
        {
          terms: [
            ['token', 'Su sesión de proveedor; inaccesible a los scripts; termina tras 30 días sin uso.'],
            ['usertoken', 'Su sesión de comprador; inaccesible a los scripts; termina tras 30 días sin uso.'],
            ['stafftoken', 'La sesión de un miembro de nuestro equipo; solo en el sitio principal; 12 horas.'],
            ['signed_in', 'Qué tipos de cuenta tienen la sesión iniciada, sin identidad alguna; 60 días.'],
            ['pending_act', 'Lo que quería hacer antes de acceder, para hacerlo a su regreso; 30 minutos.'],
            [
              'known_device',
              'Que ya inició sesión en este dispositivo, para que los intentos de extraños no le impidan entrar; inaccesible a los scripts; 180 días.',
            ],
            ['i18n_redirected', 'El idioma que eligió; 365 días.'],
            ['device', 'Si se muestra la versión móvil o la de escritorio; 365 días.'],
          ],
        },
        'Hasta que se cierra la pestaña, su navegador guarda los productos elegidos para comparar y, como «stateKey», los datos de su cuenta que muestra la cabecera y el número de mensajes sin leer; estos últimos se borran al cerrar la sesión. Además guarda sus seis últimas búsquedas y, si ha iniciado sesión con ambos tipos de cuenta, cuál de ellas actúa. Mientras nadie ha iniciado sesión, guarda los últimos productos y proveedores vistos, que pasan a su historial al entrar o registrarse. Puede borrarlos en cualquier momento.',
      ],
    },
    {
      id: 'recipient',
      heading: 'Quién recibe los datos',
      body: [
        {
          list: [
            'El público: lo que publican los proveedores.',
            'Un proveedor de almacenamiento de objetos, si el operador lo utiliza: los archivos subidos. En ese caso su navegador carga de él las imágenes y vídeos públicos, y el proveedor conoce así su dirección de red.',
            'La pasarela de SMS y el servidor de correo: el número o la dirección y el texto del mensaje.',
            'Un servicio de traducción, si el operador lo utiliza: las palabras de un mensaje, de una solicitud, una pregunta o una cotización, o de sus textos de productos y empresa, cuya traducción pide usted o quien los lee, sin nombres ni datos de contacto de las cuentas.',
            'El proveedor de los servidores y la base de datos: todos los datos, conforme a nuestras instrucciones.',
            'Autoridades y tribunales, cuando la ley nos obligue.',
          ],
        },
        'No vendemos datos personales. Los proveedores tratan los datos solo conforme a nuestras instrucciones; el operador los nombra a quien lo solicite. Si alguno está en otro país, se aplican las garantías que exige la ley.',
      ],
    },
    {
      id: 'retention',
      heading: 'Cuánto tiempo se conservan los datos',
      body: [
        {
          list: [
            'Captchas: 5 minutos. Registros sin terminar: 1 hora.',
            'Códigos de verificación: válidos 10 minutos; su registro se guarda 2 días.',
            'Invitaciones a una cuenta de empresa: abiertas 7 días; el nombre y el número se eliminan 30 días después.',
            'Sesiones: 30 días desde el último uso; su registro, otros 30 días tras su fin.',
            'SMS y correos: el texto se borra al enviarlo; el destinatario y la hora, a los 7 días, o a los 30 días si falló la entrega.',
            'Archivos sin terminar o no usados en ningún lugar: 24 horas.',
            'Términos de búsqueda: 7 días.',
            'Historial: las últimas 500 entradas; favoritos: hasta 1000; seguimientos: hasta 200; todos hasta que usted los borre.',
            'Cuenta, datos de empresa, avisos y aceptaciones: mientras exista la cuenta; después se borran, salvo que la ley obligue a conservarlos.',
            'Cifras diarias de visitas, que no identifican a nadie: sin límite.',
          ],
        },
        'El borrado se ejecuta cada hora, por lo que una entrada puede superar ligeramente su plazo.',
      ],
    },
    {
      id: 'security',
      heading: 'Seguridad',
      body: [
        'La transmisión va cifrada allí donde el sitio se sirve por https. Las cookies de sesión son inaccesibles a los scripts, los archivos privados exigen una dirección firmada y nuestro equipo inicia sesión aparte y ve solo lo que su función requiere. Ningún sistema es del todo seguro; si se produce una violación de seguridad, informamos a los afectados y a las autoridades como exige la ley.',
      ],
    },
    {
      id: 'right',
      heading: 'Sus derechos',
      body: [
        'Según la ley que le sea aplicable, puede pedir el acceso a sus datos, su rectificación, supresión o limitación, o una copia portable, oponerse a su tratamiento, retirar el consentimiento y reclamar ante una autoridad de control.',
        'Mucho puede hacerlo usted mismo: cambiar nombre, teléfono, correo y contraseña, cerrar sesiones, borrar historial, favoritos y avisos. Para lo demás, escriba a {email}. Podemos pedirle que acredite que la cuenta es suya y respondemos, por regla general, en el plazo de un mes.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios y versiones',
      body: [
        'Cada versión lleva el número que figura al principio de esta página. Anunciamos en los avisos de la cuenta, antes de su entrada en vigor, los cambios relevantes para los titulares. La plataforma se dirige a empresas y no a menores.',
      ],
    },
  ],
};

export default privacy;
