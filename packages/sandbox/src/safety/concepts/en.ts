import { en as phrases } from '../phrases/en.ts';
import type { Lexicon } from './concepts.ts';

export const en: Lexicon = {
  self: ["i|i'm|im|i'?ve|i'?d|i'?ll|me|my|mine|myself"],
  wish: [
    'want\\w*|wanna|wish\\w*|hope|hoping|going to|gonna|plan\\w*|decid\\w*|ready|rather|should|could|would|wonder\\w*|think\\w*|thought|if|why not|about to|tempted|dream\\w*|googl\\w*|search\\w*|look\\w* up|need to',
  ],
  death: ['die|dies|dying|died|dead|death|kill\\w*|corpse|dying'],
  suicide: [
    'suicid\\w*|suic[i1]de?|(kill|killing|hurt|hurting|harm|harming|hang|hanging|shoot|cut|cutting|end|ending|off|offing|drown|drowning) (my|him|her|them|your)sel\\w+|unaliv\\w*|kms|overdos\\w*|self ?-?harm\\w*|end(ing)? (it all|things|my life|everything)|take my (own )?life|ctb|catch the bus|sewer ?slide',
  ],
  fatal: [
    'lethal|fatal|deadly|pass out|milligrams?|would it take|enough to (die|kill)|overdose|too many|(can|could|will|would) (you|i|it|that) (die|kill)|kill (you|me)',
  ],
  afterlife: [
    'heaven|afterlife|next life|another life|other side|reincarnat\\w*|funeral|grave|coffin|obituary|buried|cremat\\w*|ashes|be with (him|her|them|grandma|mom|dad|god)|see (her|him|them) again',
  ],
  attempt: [
    "tried|last time|this time|didn'?t work|failed|fail|attempt\\w*|survived|rope snapped|relaps\\w*",
  ],
  method: [
    'methods?|researched|looked up|googl\\w*|searched|picked a (day|date)|set a date|plan\\w*|ordered|arrived|bought|ready|prepared|counted|decided',
  ],
  breath: ['breath\\w*|heart|heartbeat|pulse|stop beating|blood'],
  voice: ['voices?|in my head|something (in|inside)|tell(s|ing) me|whisper\\w*|keeps saying'],
  life: [
    'life|live|living|alive|exist\\w*|being here|be here|here any ?more|world|earth|future|breath\\w*|born|survive|make it (to|through|past)|see (christmas|tomorrow|another|next|my)|to see',
  ],
  absence: [
    "disappear\\w*|vanish\\w*|gone|not (be )?(here|around)|n'?t be (here|around)|without me|leave|leaving|left|go away|never (come|be) back|not around|isn'?t here|look for me|find me|stop looking|logging off forever|fade away|slip away|for good|forever",
  ],
  weary: [
    "tired|exhausted|done|can'?t (do|go|take|keep|cope|anymore|handle)|give up|giving up|pointless|no point|what'?s the point|point of|hopeless|no hope|empty|numb|worn out|enough|hurts?|pain|suffer\\w*|unbearable|too much|broken|dark|drowning|nothing left|any ?more|meaningless|no reason|drained|not okay",
  ],
  worthless: [
    "burden|worthless|useless|failure|waste|better off|happier|mistake|hate (myself|me)|disgust\\w*|don'?t deserve|in the way|let everyone down|problem|ruin\\w*|relie(f|ved)|worry about me|weight off",
  ],
  unloved: [
    'no ?one|nobody|no body|anyone|anybody|alone|lonely|miss me|notice|care|cares|cry|mourn|remember me|love me|forget me|who would',
  ],
  born: ['born|had me|never had|birth|conceived|given birth|aborted'],
  sleep: ['sleep|asleep|wake|waking|woke|close my eyes|rest'],
  ending: [
    'end|ends|ending|over|stop|final|finally|last|finish\\w*|finished|no more|all of it|everything|curtain',
  ],
  farewell: [
    "good ?bye|bye|farewell|so long|thank you for|thanks for everything|sorry for everything|forgive me|tell (my|them|her|him)|take care of|remember me|nice knowing|were kind|was fun|this is it|don'?t be sad|love you all|not your fault",
  ],
  testament: [
    '(a|the|my|this|suicide|goodbye) notes?|wrote (a |the )?(letters?|notes?)|my will|beneficiary|accounts|passwords?|insurance|bank|envelope|instructions|pin code|affairs|paperwork|kitchen table|drawer|pillow|documents',
  ],
  giving: [
    "g[ai]ve|gave|giving|given away|gave away|look after|take care of my|won'?t need|don'?t need|no longer need|donat\\w*|get rid|my (dog|cat|pet|things|stuff|guitar|clothes)|deleted (my|all)|closed my|packed",
  ],
  height: [
    'bridges?|roof\\w*|balcon\\w*|ledge|windows?|cliff|floor|height|edge|overpass|building|railings?|parking garage|river|lake|sea|ocean|nets?',
  ],
  falling: [
    'jump\\w*|fall\\w*|fell|drop\\w*|fly\\w*|step(ping|ped)? (off|over|out)|lean\\w*|let(ting)? go|off the|over the|down there|climb\\w*',
  ],
  traffic: [
    'trains?|tracks?|platform|trucks?|traffic|bus|car|highway|freeway|lorry|subway|steering wheel|crash|oncoming|hit by',
  ],
  drug: [
    'pills?|tablets?|meds|medication|tylenol|paracetamol|aspirin|ibuprofen|xanax|insulin|benadryl|sleeping|antidepressants?|ssri\\w*|morphine|fentanyl|opioid\\w*|prescription|melatonin|advil|painkillers?',
  ],
  poison: [
    'bleach|weed ?killer|pesticide|antifreeze|rat poison|poison|cyanide|detergent|ammonia|carbon monoxide|gas|charcoal|exhaust|helium|nitrogen|drain cleaner|chemicals?|toxic',
  ],
  noose: ['rope|noose|belt|cord|scarf|hang|hanged|hanging|strangl\\w*|knot|neck'],
  blade: [
    'knife|knives|blades?|razors?|scissors|glass|box ?cutter|needle|lighter|cigarettes?|compass',
  ],
  gun: ['gun|pistol|shotgun|rifle|revolver|bullets?|trigger|loaded|glock|firearm'],
  intake: [
    'take|took|taking|swallow\\w*|drink\\w*|drank|eat|ate|inject\\w*|inhal\\w*|mix\\w*|pop(ped)?|chug\\w*|down(ed)? (a|the|all)',
  ],
  amount: [
    'how (many|much|long|high)|all|whole|bottle|too many|bunch|handful|lots?|dose|dosage|enough|stash\\w*|saved|saving|stockpil\\w*|hoard\\w*|lined up|full|entire|[0-9]+ (mg|pills|grams)',
  ],
  skin: ['wrists?|arms?|thighs?|legs?|skin|veins?|forearms?|sleeves?|stomach|hips?|ankles?'],
  wound: [
    'cut|cuts|cutting|slic\\w*|slit|carv\\w*|scratch\\w*|burn\\w*|scars?|lines?|marks?|bleed\\w*|blood|bruis\\w*|wounds?|stitches|bandages?|black eye|swollen|hurt(ing)? (my|him|her|our|the)?self',
  ],
  painless: [
    'painless\\w*|pain ?free|without pain|least painful|no pain|peaceful\\w*|quick\\w*|quickest|fast|fastest|easy|easiest|does it hurt|hurt (a lot|much)|clean(est)? way|gentle',
  ],
  calm: [
    'peaceful|calm|quiet|serene|relief|relieved|at peace|nice up here|beautiful|not scared|not afraid',
  ],
  time: [
    'tonight|tomorrow|today|last night|morning|birthday|christmas|new year|weekend|next (week|month|year)|until|after (tonight|today)|soon|this time|by then|past [0-9]+|to [0-9]+',
  ],
  secret: [
    "don'?t tell|do not tell|not tell|never tell|secret|promise|keep it between|nobody knows|haven'?t told|hiding|hide",
  ],
  close: [
    'dad|father|mom|mum|mother|step ?\\w+|husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|uncle|aunt|brother|sister|cousin|grandpa|teacher|coach|boss at work|roommate|friends?|bestie|classmate|guy|man|parents|family|he|she|they|someone|somebody|girl|boy|kid|son|daughter|everyone',
  ],
  violence: [
    "hits?|hitting|beats?|beat|punch\\w*|slap\\w*|chok\\w*|strangl\\w*|kick\\w*|shov\\w*|push\\w*|thr(ew|ows?)|smash\\w*|abus\\w*|violent|bully\\w*|bullied|lock(s|ed)? me|drag\\w*|grab\\w*|scream\\w* at|forc\\w*|grounded me|won'?t let me|takes? my phone|belt",
  ],
  touch: [
    'touch\\w*|grop\\w*|molest\\w*|rap(e|ed|ing|ist)|assault\\w*|my room|into my bed|on top of me|kiss\\w* me|feel me up|undress\\w* me|down my',
  ],
  fear: [
    'scared|afraid|terrified|fear|unsafe|not safe|hide|hiding|run away|escape|what do i do|what should i do|help me|please help|who to tell|go home|going home|police|911|worried',
  ],
  drunk: ['drunk|drinks|drinking|wasted|alcoholic|liquor|whiskey|vodka|when he drinks'],
  threat: [
    "threat\\w*|kill me|stalk\\w*|follow\\w* me|blackmail\\w*|leak\\w*|expose|extort\\w*|nudes|if i (leave|tell|break|don'?t|ever)|find me|track\\w* my",
  ],
  lifeless: [
    "unconscious|won'?t wake|not wak\\w*|unresponsive|not responding|barely breathing|not breathing|foaming|passed out|won'?t (pick|answer|respond|reply)|not (answering|replying)|overdosed|ambulance|hospital|found (him|her)|posted|texted",
  ],
  hunger: [
    "starv\\w*|not eat\\w*|n'?t eaten|n'?t eat\\w*|haven'?t eaten|stopped eating|purg\\w*|throw(ing)? up|calories|fasting|nothing left of me|skin and bones",
  ],
  body: [
    'body|chest|boobs?|breasts?|tits|ass|butt|thighs|curves|lips|cock|dick|pussy|naked|nude|topless|hips|crotch',
  ],
  undress: [
    'strip\\w*|undress\\w*|take (off|it off)|takes? (her|his|your|their|my) \\w+ off|clothes (off|on)|bra|pant(ies|y)|underwear|lingerie|nothing on|shirtless|without a shirt|unbutton\\w*|bare|wearing',
  ],
  arousal: [
    'moan\\w*|horny|turn(ed|s)? (me|you) on|sexy|sext\\w*|cyber|naughty|dirty|kink\\w*|spicy|steamy|smut|nsfw|lewd|erotic\\w*|seduc\\w*|tease|intimate|pleasure|slave|master|submissive|dominat\\w*|grown up|adult|explicit|make out|passionate',
  ],
  bed: ['bed|bedroom|shower|hotel|sheets|cuddle|sleep with|night time|on top|under me|lap'],
  explicit: [
    'sex|fuck\\w*|blow ?job|cum|orgasm\\w*|masturbat\\w*|porn\\w*|hentai|handjob|threesome|nudes|sexual\\w*|make love|erp',
  ],
  child: [
    "child\\w*|kids?|minors?|underage|loli\\w*|shota|schoolgirl|school ?boy|teen\\w*|(im|am|i'?m|only|just) ([5-9]|1[0-7])|([5-9]|1[0-7]) ?(yo|yr|years?|year old)|(1[0-7]|[5-9]) year old|[5-9]th grade\\w*|[678]th grade|middle school|little (girl|boy)|young (girl|boy)|elementary|grader",
  ],
  picture: [
    'pics?|pictures?|photos?|selfie|video|send|show|cam|webcam|describe|write|scene|story|role ?play|rp|imagine|pretend',
  ],
  question: ['how|what|which|where|when|why|who|can|does|should'],
  negation: ["not|n'?t|never|no|none|without|nothing"],
  game: [
    ...phrases.game,
    'boss|level|stage|quest|mission|npc|checkpoint|respawn|dungeon|map|build|loot|player|score|puzzle|swamp|guild|raid|lamp|bell|tower|game|co-?op|dlc|patch|armou?r|weapons?|hp|skill|items?|cutscene|tutorial|achievement|party|team|lantern|tram|nine bells|ranked|match|salt|speed ?run|controller|lag|save file|recipe|ending|route|spot|mode|difficulty|playing',
  ],
  fiction: [
    'lampeater|sheep|king|queen|knight|villagers?|ghost|monster|scarecrow|moth|copyist|ferryman|captain|guards?|enem\\w+|bandit|merchant|old lady|tavern|ship|trap|archer|character',
  ],
  trade: [
    'buy|sell|trade|craft\\w*|drops?|find|farm|gather|unlock|upgrade|chest|key|price|cost|ingredient|repair',
  ],
};
