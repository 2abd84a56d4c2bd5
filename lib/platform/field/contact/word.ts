import { fold, type Token } from './token';

type Words = (token: Token | undefined) => boolean;

// Arabic articles and conjunctions are joined to the word.
const arabicHead = /^[وف]?(?:ال|بال|لل|كال)?/;

/** A matcher for a list of words, ignoring diacritics; Chinese ones match at the end of a token. */
function words(list: string, chinese?: RegExp): Words {
  const known = new Set(list.trim().split(/\s+/).map(fold));
  return (token) => {
    if (token?.kind !== 'word') return false;
    const { text } = token;
    if (known.has(text)) return true;
    const first = text.charCodeAt(0);
    if (first >= 0x600 && first <= 0x6ff) return known.has(text.replace(arabicHead, ''));
    return first >= 0x3400 && chinese?.test(text) === true;
  };
}

/** Labels of telephone numbers. */
export const isPhoneLabel = words(
  `tel tele telephone phone ph mob mobile cell cellphone fax hotline landline
  telefon telefonnummer telefonisch handy handynummer mobil mobilnummer mobilfunk rufnummer durchwahl telefax festnetz
  portable gsm telecopie telecopieur
  telefono telf tfno movil celular cel fono fijo wasap
  telefone telemovel fone zap zapzap ramal ddd
  тел телефон телефону телефона моб мобильный мобильного сот сотовый факс
  هاتف الهاتف هاتفي جوال جوالي موبايل موبايلي محمول تلفون تليفون نقال خلوي فاكس رقمي واتس
  qq vx wx wa wapp`,
  /(?:电话|手机|座机|固话|传真|热线|专线|同号|电联)(?:号码?|是|为)?$/,
);

/** Messengers and networks with unambiguous names. */
export const isMessenger = words(
  `wechat weixin whatsapp whatapp whatsap telegram skype viber threema wickr zalo kakaotalk snapchat messenger
  instagram insta facebook linkedin qq gmail hotmail yahoo
  ватсап вацап вотсап воцап телеграм телеграмм телега вайбер скайп вконтакте инстаграм
  واتساب واتسب واتس تلغرام تليغرام تيليجرام تلجرام سكايب فايبر انستغرام انستقرام سناب ماسنجر فيسبوك`,
  /(?:微信|薇信|威信|维信|微訊|薇|企鹅|扣扣|抖音|小红书|钉钉|飞书|旺旺|^信)(?:号码?|是|为|同号)?$/,
);

/** Messengers whose short names may mean something else. */
export const isShortMessenger = words('v vx wx tg ig fb line signal teams тг вк вотс');

/** Requests to call or write. */
export const isCue = words(
  `call ring dial contact reach text
  anrufen rufen ruf anruf rueckruf ruckruf erreichbar erreichen kontakt ansprechpartner ansprechpartnerin melden
  appelez appeler appel joindre joignable contactez contacter numero
  llame llamar llameme llamenos llamame contacto contacte contactar comunicarse comuniquese
  ligue ligar ligacao contato contate contatar fale chama
  звоните звонить звонок контакт контакты связь связи позвоните набирайте пишите
  اتصل اتصلوا اتصال للاتصال تواصل للتواصل كلمني راسلني`,
  /(?:联系|联络|拨打|致电|请打|来电|打给|咨询|联系方式|经理|先生|女士|小姐)$/,
);

/** Possessives before a number. */
export const isOwnNumber = words('my our meine unsere mon notre mi nuestro meu nosso мой наш');

/** Words between a label and its number, or before an article number. */
export const isNumberWord = words('number nummer numero número numéro номер رقم numbers nummern номера');

/** Articles, drawings, lots, standards and other items that have numbers. */
export const isReference = words(
  `no nr nos n num pos item art article artikel articulo artigo артикул арт part parts piece pieza peca item
  ref reference referencia referencias referenz model modell modele modelo модель type typ tipo тип
  drawing dwg zeichnung plan plano desenho чертеж чертежа dessin
  batch lot lots los charge partie lote партия партии серия serie series serial seriennummer seriennummern serien
  order bestellung bestell auftrag commande pedido orden заказ заказа tender tenders offres ausschreibung licitacion edital marche
  закупка закупки лот concours contract vertrag contrat contrato договор
  standard norm norme norma gost гост din iso en iec astm ansi asme api bs jis vde gb jb hg sy dl nb nf une abnt nbr ту
  hs ncm taric code codes kod код code codigo zolltarifnummer ean gtin upc cas imo sku sap barcode штрихкод окпд ктру
  catalogue catalog katalog catalogo каталог invoice rechnung facture factura счет position posicion posicao sach sachnummer
  inv инв зав заводской заводские peca compteur zahler meter version revision rev oem oe bosch teil teile
  قطعة القطعة صنف كود رمز مخطط مناقصة دفعة طراز موديل مرجع باركود تسلسلي طلب`,
  /(?:料号|图号|批号|编号|型号|货号|单号|序列号|条码|编码|标准|代码|件号|项目号|合同号|税号|卡号|账号|规格|零件号|物料)[：为]?$/,
);

// German compounds are identified by their end.
const germanReference = /(?:nummern?|nr)$/;

/** Whether a word names an item with a number that is not a telephone number. */
export const namesThing: Words = (token) =>
  isReference(token) || (token?.kind === 'word' && germanReference.test(token.text) && !isNumberWord(token));

/** Filler words between a label and its number. */
export const isFiller = words(
  `no nr n o id me us is are am on at the a an to or and by via only please direct directly now here under
  ist unter auf an der die den oder und mich uns bitte nur direkt
  le la les au aux sur est par ou et moi nous de du
  el los al es en por mi y nos
  os ao e em pelo pela com meu
  на по или и мне нам наш это в с
  على او في هو هي من الرقم
  number nummer numero номер numéro número رقم office private work home business account group channel user username
  name nom nombre nome имя ник`,
  /^(?:号码?|是|为|请|在|和|或|我|同号|请加|搜索?|群|公众号|帐号|账号)$/,
);

/** Conjunctions joining another of the same kind. */
export const isOr = words('or oder bzw and und ou et o y e или и او', /^[或和及]$/);

/** Unambiguous units after a number: measures, quantities, currencies. */
export const isUnit = words(
  `mm cm dm km um nm inch inches ft feet kg mg tons tonne tonnes lbs lb kn mpa kpa bar mbar psi kv mv mah ah ma kw mw kva
  mva kwh mwh wh hz khz mhz ghz rpm pcs pc pce piece pieces sets units pairs rolls pallets bags drums boxes cartons hours
  cycles liters litres gal usd eur rmb cny gbp rub brl mxn aed sar
  gb mb tb mp dpi db bps
  stuck stueck stk satz paar rollen paletten sacke stunden zyklen betriebsstunden euro
  pieces unites jeux tonnes litres sacs heures cycles rouleaux
  piezas unidades toneladas litros sacos horas ciclos juegos rollos metros
  pecas rolos jogos
  мм см км кг квт ква шт штук штуки компл комплектов тонн литров часов рублей руб метров об мпа бар
  قطعة قطع متر مم سم كجم كغم طن لتر جهاز كيس كرتون طقم ساعة ريال دولار درهم وحدة`,
  /^(?:台|件|套|支|米|毫米|厘米|公里|吨|千克|公斤|克|个|部|条|瓶|箱|元|万|只|张|根|转|伏|安|瓦|千瓦|升|立方|平方|小时|次|双|卷|袋|桶|批|组|块|片|年|月|日)/,
);

/** A currency or unit sign, which never follows a telephone number. */
export const isMeasureSign = ({ kind, text }: Token): boolean => kind === 'sign' && /[%‰°$€£¥₽₹"″′×Ω±Ø]/.test(text);

/** Spoken digits. */
export const isSpokenDigit = words(
  `zero oh one two three four five six seven eight nine double triple
  null eins zwei zwo drei vier funf fuenf sechs sieben acht neun
  un deux trois quatre cinq sept huit neuf
  cero uno dos tres cuatro cinco seis siete ocho nueve
  um dois quatro sete oito nove meia
  ноль нуль один два три четыре пять шесть семь восемь девять
  صفر واحد اثنان اثنين ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة`,
);

/** Spoken forms of @. */
export const isSpokenAt = words('at ät aet arroba arobase arobaz собака آت', /^(?:艾特|圈a)$/);

/** Spoken forms of the dot. */
export const isSpokenDot = words('dot punkt point punto ponto точка тчк نقطة دوت', /^点$/);
