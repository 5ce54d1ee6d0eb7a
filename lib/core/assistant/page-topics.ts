// Pages of ours that questions mean without using their words: "paypal ok?" is about payment methods.

type Topic = readonly [asked: RegExp, path: string];

const ORDERING: readonly Topic[] = [
  [/refund policy|return policy|退款政策|退货政策/, "/policy/refund"],
  [
    /payment (?:failed|declined|refused)|card (?:was |is |got )?(?:declined|refused|rejected)|(?:付款|支付)失败|付不了/,
    "/help/payment-failed",
  ],
  [/\bwire\b|bank transfer|\biban\b|\bswift\b|电汇|银行转账|对公转账|汇款/, "/help/bank-transfer"],
  [
    /paypal|(?:credit|debit|bank) cards?|\bvisa\b|mastercard|\bamex\b|alipay|wechat|apple pay|google pay|payment (?:methods?|options?|types?)|(?:how|can|ways?)\b.{0,24}\bpay\b|支付宝|微信|信用卡|银联|花呗|银行卡|(?:怎么|如何|什么方式|哪些方式|能用).{0,8}(?:付|支付)|(?:付款|支付)方式/,
    "/help/payment-methods",
  ],
  [/\binvoices?\b|\bvat\b|\breceipts?\b|tax (?:id|number)|发票|专票|普票|增票|开票|收据/, "/help/invoices"],
  [
    /\bdefect\w*|\bdamaged?\b|\bfaulty\b|arrived (?:broken|wrong)|poor quality|complain(?:t|ts)?\b|do(?:es)? not work|质量(?:问题|不好|太差)|不良品?|破损|坏(?:了|的)|损坏|次品|投诉|售后/,
    "/help/report-a-problem",
  ],
  [/\brefunds?\b|money back|\breturn(?:s|ing)? (?:my|the|an?|boards?|goods|policy)|退款|退钱|退货/, "/help/refunds"],
  [/\bcustoms\b|import (?:tax|dut)|\bduty\b|\bduties\b|\btariffs?\b|关税|清关|进口税/, "/help/customs-and-taxes"],
  [
    /shipping (?:costs?|fees?|price|charges?)|\bfreight\b|\bpostage\b|free shipping|运费|邮费|包邮/,
    "/help/shipping-cost",
  ],
  [
    /shipping (?:methods?|options?|compan\w+)|\bcarriers?\b|\bcouriers?\b|\bdhl\b|\bfedex\b|\bups\b|\bems\b|(?:ship|deliver)s? to\b|\bworldwide\b|顺丰|快递|物流方式|发货方式|运输方式|怎么寄|寄到|发到/,
    "/help/shipping-methods",
  ],
  [/how .{0,20}\bcancel|(?:怎么|如何|怎样).{0,6}取消|取消订单/, "/help/cancel-an-order"],
  [/how .{0,20}(?:change|modify) .{0,12}order|(?:怎么|如何).{0,6}(?:改|修改).{0,4}订单/, "/help/change-an-order"],
  [/\bre-?order\b|order (?:it |them )?again|返单|再次下单|再下一次/, "/help/reorder-boards"],
  [
    /(?:use|redeem|apply|enter)\b.{0,16}(?:coupon|voucher|code)|(?:怎么|如何)(?:使?用).{0,8}券|券.{0,4}(?:怎么|如何)用/,
    "/help/use-a-coupon",
  ],
  [
    /(?:never|not) (?:yet )?ordered|\bnew (?:here|to this)\b|\bbeginner\b|first (?:time|order|pcb)|how (?:do|can|to|does|should) .{0,16}\border(?:ing)?\b|how does (?:this|it|that) work|get(?:ting)? started|steps to order|(?:怎么|如何|怎样)(?:在这)?(?:下单|订购|打板|订板)|(?:下单|订购|打板).{0,4}(?:流程|步骤)|第一次|新手|小白/,
    "/help/place-an-order",
  ],
];

const ACCOUNT: readonly Topic[] = [
  [/change .{0,12}e-?mail|new e-?mail|(?:换|改|修改)(?:绑定)?(?:的)?邮箱/, "/help/change-your-email"],
  [/(?:close|delete|remove) .{0,12}account|注销|删除账[号户]/, "/help/close-your-account"],
  [
    /\bpassword\b|verification code|can not log ?in|cannot log ?in|密码|验证码|登录不了|登不上/,
    "/help/password-and-codes",
  ],
  [/\bsign up\b|\bregister\b|create an account|注册/, "/help/create-an-account"],
  [
    /\bconfidential\w*|\bnda\b|\bsecret\b|(?:sees?|steal|copy|leak|share)s? (?:my|our) (?:design|files?|gerber)|(?:design|files?) .{0,12}(?:safe|secure|protected)|保密|泄[露漏]|抄袭|图纸.{0,6}安全/,
    "/help/design-confidentiality",
  ],
  [/\bgdpr\b|personal data|\bprivacy\b|隐私|个人信息/, "/help/data-privacy"],
];

const FILES: readonly Topic[] = [
  [
    /(?:coordinate|centroid|pick[ -](?:and|n)[ -]place|\bcpl\b|position) ?(?:files?|format|data)|坐标(?:文件|格式)/,
    "/help/coordinate-file",
  ],
  [
    /bom .{0,12}(?:formats?|template|columns?|look like)|(?:format|template) .{0,8}bom|bom.{0,6}(?:格式|模板|怎么写|要求)/,
    "/help/bom-file-format",
  ],
  [
    /(?:file|upload) ?(?:size|limits?)|how (?:big|large) .{0,12}(?:file|upload)|文件(?:大小|多大)|上传.{0,6}(?:多大|限制)/,
    "/help/upload-limits",
  ],
  [
    /file (?:formats?|types?)|(?:which|what) files|什么(?:格式|文件)|哪些(?:格式|文件)|支持.{0,6}格式/,
    "/help/file-formats",
  ],
  [/gerber.{0,20}(?:kicad)|kicad.{0,20}gerber/, "/article/gerber-from-kicad"],
  [/gerber.{0,20}altium|altium.{0,20}gerber/, "/article/gerber-from-altium"],
  [/gerber.{0,20}(?:eagle|fusion)|(?:eagle|fusion).{0,20}gerber/, "/article/gerber-from-eagle"],
  [/gerber.{0,20}(?:easyeda|立创)|(?:easyeda|立创).{0,20}gerber/, "/article/gerber-from-easyeda"],
  [
    /(?:drc|design) rules? .{0,12}kicad|kicad .{0,12}(?:drc|design rules?)/,
    "/article/design-for-manufacture-checklist",
  ],
];

const MAKING: readonly Topic[] = [
  [
    /surface finish|\bhasl\b.{0,12}(?:or|vs|and)\b.{0,8}\benig\b|\benig\b.{0,12}(?:or|vs|and)\b.{0,8}\bhasl\b|表面(?:处理|工艺)|喷锡.{0,6}沉金|沉金.{0,6}喷锡/,
    "/article/surface-finishes",
  ],
  [/\bpaneli[sz]\w*|\bpanels?\b|拼板/, "/article/panelization"],
  [/\bstencils?\b|钢网/, "/article/stencil-choice"],
  [/\bimpedance\b|阻抗/, "/article/controlled-impedance"],
  [/\bstack-?ups?\b|叠层|层叠/, "/article/four-layer-stackups"],
  [/flying probe|electrical(?:ly)? test|\be-?test|飞针|电测/, "/help/electrical-test"],
  [/\bipc\b.{0,12}class|\bclass (?:2|3)\b|ipc.{0,6}(?:级|等级)|验收标准/, "/help/acceptance-class"],
  [/\blaminate|\bmaterials?\b|\bfr-?4\b|板材|材料|基材/, "/help/layers-thickness-material"],
  [/\bcopper (?:weight|thickness)|current (?:capacity|rating)|铜厚|载流/, "/article/copper-weight-and-current"],
  [/\btent(?:ed|ing)\b|\bplugg(?:ed|ing)\b|盖油|塞[油孔]/, "/help/via-covering"],
  [/\baoi\b|x-?ray|\binspection\b|aoi|x光|质检/, "/help/assembly-inspection-and-testing"],
  [
    /consign|(?:send|supply|provide) (?:you )?(?:my|our)(?: own)? (?:parts|components)|客供|寄料|自备料/,
    "/help/consigned-parts",
  ],
  [/\battrition\b|\bmoq\b|excess parts|spare parts|损耗|余料|起订量/, "/help/attrition-and-moq-excess"],
  [
    /why .{0,24}(?:price|expensive|cost)|price .{0,16}(?:calculated|made up|work)|为什么.{0,10}贵|价格.{0,6}(?:怎么算|如何计算|构成)/,
    "/help/how-board-prices-work",
  ],
  [/quotes? .{0,16}(?:valid|expire)|(?:valid|expire)\w* .{0,12}quote|报价.{0,6}(?:有效|过期)/, "/help/quote-validity"],
  [/\brush\b|\bexpedite|\bfaster production|加急/, "/help/shorter-lead-time"],
];

const TOPICS: readonly Topic[] = [...ORDERING, ...ACCOUNT, ...FILES, ...MAKING];

const MAX_PAGES = 2;

/** Paths of the pages that a normalized question is about, the surest first. */
export const pagesAbout = (text: string): string[] =>
  TOPICS.flatMap(([asked, path]) => (asked.test(text) ? [path] : [])).slice(0, MAX_PAGES);

/** Every page that a topic leads to. */
export const TOPIC_PATHS: readonly string[] = [...new Set(TOPICS.map(([, path]) => path))];
