import type { Phrases } from './phrases.ts';

const SELF = '(myself|herself|himself|themselves|my self|mself)';
const FAMILY =
  '(dad|father|mom|mum|mother|step ?dad|step ?mom|step ?father|step ?mother|husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|uncle|aunt|brother|teacher|coach|parents|roommate|family|he|she)';
const AMOUNT =
  '(all|whole|bottle|bunch|too many|so many|handful|lot|full|entire|[0-9]+|twenty|thirty)';
const PILLS =
  '(pills?|tablets?|meds|medication|tylenol|paracetamol|sleeping pills|xanax|ibuprofen)';
const A_BOT =
  '(ai|a\\.i\\.?|bot|robot|human|human being|real|person|machine|program|chat ?gpt|gpt|llm|computer|language model|artificial|alive|sentient|automated|chat ?bot|script|software|code|algorithm)';

export const en: Phrases = {
  harmless: [
    '(pushed|push|knocks?|knocked|threw|throws|kicks?|kicked) me (off|back|down the (slope|hill))|made it through|no one needs me to',
    "(phone|battery|laptop|controller|plant|wifi|signal|internet|car|server)( is| was|'?s)? (dying|dead)|(want\\w*|need\\w*|wish\\w*) (him|her|it|them|(this|that|the) [a-z]+) (dead|to die)|live ?stream|dead (line|lock|weight|simple|easy|zone)|death ?match",
    "dying (to|for)…|to die for|die (laughing|for)|(nearly|almost) died|dead (tired|lol|serious|on|end)|(i'?m|im) (dead|ded|deceased)( lol| lmao| omg|$)?|over my dead body|dying (of )?(laughter|laughing)",
    '(kill|killing|kills|beat|beating) (the|a|this|that|these|those|him|her|it|them|off the|all|every|each|two|three|some|enem\\w*|boss\\w*)',
    "(could|would) kill for|(you'?re|ur|is|are|that|he|she|it) kill(s|ing|ed)? me|(?<!to )kills? me",
    `(kill|killing|off) ${SELF}…(respawn|checkpoint|reset|restart|skip|faster|teleport|glitch|reload|fast travel)`,
    `(keep|kept|accidentally|always) (killing|blowing up|hitting|hurting|burning) ${SELF}…(with|by|on|when|at)?`,
    'suicide (bombers?|squad|runs?|missions?|enem\\w*|rush|builds?|attacks?|moves?|drones?|moths?|units?|strats?|play)|self destruct\\w*',
    '(want|need|have|going|supposed) to die (in|to|at|so|on|before|here|first|for)…(level|boss|game|quest|cutscene|respawn|trophy|achievement|stage|fight|chest)?',
    'beats? (me|him|us) (at|in|every|on|by|again|to|with|all)',
    '(cut|cutting) (corners|the|down|through|scene|scenes|grass|vines|rope|back)',
    'hang on|hang (the|a|up|out)|hit points?|naked (run|tree|build)|sexton\\w*|cocktails?|cockpit|dickens|cumin|stripp?(ed)? the',
    '(dead|live|hard|soft|real|full|turn) (line|mode|time)',
  ],
  game: [
    '(?<!my )boss(es)?|levels?|stages?|quests?|missions?|npcs?|enem(y|ies)|respawn\\w*|checkpoints?|save points?|dungeons?|maps?|builds?|loot|(?<!my )chests?|players?|tiles?|towers?|gears?|oil|lamps?|beats?|nights? [0-9]+|winning|losing|score|puzzles?|hints?|swamp|bends?|lantern ridge|last tram|nine bells|mochi|five lanes|starlit kitchen|clockwork court|tidewright|root and rust|(fifteenth|seventh|first|[a-z]+th) night|ledge|ranked|raids?|mobs?|hp|buffs?|debuffs?|skills?|items?|tutorials?|cutscenes?|speed ?runs?|co-?op|minigames?|in ?-?game|this game|the game|combos?|gear|armou?r|weapons?|dlc|patch|grind\\w*|healer|guild|legions?|bells?|lanterns?|villagers?|pvp|turns? twice|move twice|characters?|story ?line|routes?|endings?|achievements?|troph(y|ies)',
  ],
  crisis: [
    '(voices?|something|my (head|mind|brain))( in my head| inside)?( is| are| keeps?| keep)* (telling|tells?|says?|saying|told|screaming|whispering)( at)? (me )?to (jump|die|do it|kill|hurt|cut|end)|(is|does|how|why|stop|quit|start\\w*|about|addicted to|urge to|want to|love|into) (self )?(cutting|cut)(?= ?[?.!]|$| (addictive|wrong|bad|help|hurt|feel|myself|deep|again))|wish (that |the |a |this |some )*(car|bus|truck|train|cancer|accident|plane|crash|virus|bullet)( had| would| could)* (hit|kill\\w*|take\\w*|took|taken|got|get)( me)?',
    `threat\\w* to (kill|hurt|beat|rape|stab|shoot) (me|us)|my (own )?(funeral|obituary|grave|headstone|ashes)|carbon monoxide|cyanide|helium (bag|tank)|(kill me)( please| already| i)|(please|someone|somebody) (just )?kill me|(my ${FAMILY}|someone|somebody|a man|he|they) (did|does|do|was doing) (something|things|stuff|it) to me|blackmail\\w*|kidnapp\\w*|held (me )?(captive|hostage)|sexual (harass|abuse|assault|violence)\\w*|(not|n'?t)( feel)? safe (at home|with (him|her|them|my))|(don'?t|do not|dont) care if i (live|die|wake|get hurt)|would ?n'?t mind (dying|not waking|if i)|(let|make) me die|check out (of life|for good|permanently)`,
    '(drank|drink|drinking|swallow\\w*) (some |a |the |half |bottle |of )*(bleach|detergent|antifreeze|poison|pesticide|drain cleaner|acid|rat poison)|slash\\w* my|jump(ing|ed)? in front of|goodbye (forever|cruel world)|(picked|set|chose) (a|the|my) date (to|for|and)|said (all )?(of )?my goodbyes|my (final )?goodbyes',
    `(my|his|her) ${FAMILY} (just |already |has |had |is |was |keeps |tried |said |says |told me |texted me |wants |want |going |to |she |he |they |a )*…(suicide|suicidal|kill (her|him|them)sel\\w*|die|cutting|overdos\\w*|end (her|his|their) life|self harm\\w*)|(friend|sister|brother|daughter|son|roommate|classmate|cousin|mom|dad)…(suicid\\w*|self ?-?harm\\w*|cuts? (her|him)self|wants? to die|overdos\\w*)`,
    `(kill|killing|hang|hanging|shoot|shooting|drown|drowning|cut|cutting|hurt|hurting|harm|harming|burn|burning|unaliv\\w*|starve|starving|poison|poisoning|stab|stabbing|end|ending|delete|deleting|offing) ${SELF}`,
    'suicidal|commit\\w* suicide|suicide note|(by|about|of|considering|contemplating|attempt\\w*|tried|try|planning|my) suicide|sewer ?slid\\w*|unaliv(e|ing) (me|my)\\w*|(want|wanna|gonna|going) (to )?unalive|kms|end me now|self ?-?harm\\w*',
    '(want|wanna|wish|going|gonna|ready|rather|deserve|should|hope|hoping|planning|better|decided|like|need)(ed|ing)? (to )?(just |really |so badly |be )*(die|be dead|dead|not exist|stop existing|cease to exist|disappear|vanish|not be (here|alive)|stop living|never wake up|end it all|be gone forever|not wake up)(?! (laugh|for))',
    "wish i (was|were|am|wasn'?t|weren'?t|had|hadn'?t|could|would|did ?n'?t|never)…(dead|gone|born|alive|exist|wake up|die|disappear)|never been born|should(n'?t| not|nt) (have been born|be alive|exist)",
    "(do ?n'?t|do not|dont|didn'?t|doesn'?t|no longer|can'?t|cannot|never) (even |really )?(want|wanna|wish|care|feel like|bear|see)?( to)? (live|living|be alive|being alive|exist|existing|be here|being here|wake up|be on this earth|stay alive)( any ?more)?(?! (in|at|without oil|stream))",
    "(no|not|any|a|see the|what'?s the|without) (reason|point|purpose|meaning|use)( left)?…(live|living|alive|life|existing|waking up|being here|go(ing)? on)",
    "(life|living|being alive|existence)…(not|isn'?t|isnt|never|hardly|ain'?t)…worth|nothing…(to )?live for|(tired|sick|exhausted|done) (of|with) (living|life|being alive|existing|this life|it all|my life)|hate (being alive|my life)|(out of|leave|leaving|quit|escape) this (life|world)|(living|life) (is|feels) (pointless|meaningless|unbearable)",
    '(end|ending|ended|take|taking|took|finish|finishing) (my|her|his|their|your)( own)? (own )?(life|lives|existence|suffering|pain)|(end|ending|finish|finishing) (it all|things|everything)(?! (off )?(in|with|the))',
    "(better|happier|easier|fine) (off )?(without me|if i|when i'?m|dead|once i)|without me…(better|happier|easier)|(nobody|no ?one|no one|noone|who|anybody|anyone|everyone)…(notice|care|cares|miss|cry|mourn|remember|happier|sad)…i…(gone|dead|die|died|dissap\\w*|disappear\\w*|vanish\\w*|was ?n'?t here|didn'?t exist|exist)|if i…(gone|dead|died|disappear\\w*|was ?n'?t here)…(nobody|no ?one|care|notice|better|miss)|i'?m (just )?a burden",
    "(sleep|asleep|bed)…(never|not|and not|don'?t|without ever) (have to )?wak(e|ing)|sleep forever|never wake up|not wake up (tomorrow|again)",
    `(took|swallow\\w*|take|taking|popped|ate|saved|saving|stockpil\\w*|hoard\\w*) …${AMOUNT}…${PILLS}|how many…${PILLS}…(would it take|to die|to kill|to overdose|lethal|too many|end)|how many sleeping|(lethal|fatal|deadly) dose|(i|i'?ve|just|gonna|want to|going to) (just )?overdos(e|ed)`,
    '(painless|painful|peaceful)\\w*…(ways?|methods?|deaths?)…(to )?(die|go|death|suicide|end|out)|(ways?|methods?|how) to (die|hang|suicide)(?! (less|in|at|to|hard|for))|(quick|quickest|fast|fastest|easy|easiest|best) (way|method) to (die|end it|suicide|off)',
    "(been|started|start|still|am|i'?m) cutting( again| my)?$|cutting again|cut(ting)? my (wrists?|arms?|thighs?|legs?|skin|veins)|slit(ting)? my|relaps\\w* (on|with)? ?(cutting|self)|i cut (again|deep)|(razor|blade) (on|to|in) my",
    '(goodbye|good bye|farewell|last) (notes?|letters?)|(say|saying|said) (my )?(final |last )(goodbyes?|words)|this is (my )?(goodbye|the end for me)',
    `(my|his|her) ${FAMILY}…(hits?|hitting|beats?|beating|abus\\w+|chok\\w+|rap\\w+|touch\\w+|threaten\\w*|molest\\w*|hurts?|hurting|strangl\\w+|stalk\\w*|slaps?|kicks?|punch\\w*|forc\\w+|attack\\w*) me`,
    `(my|his|her) ${FAMILY}…(is|are|was|has been|keeps|been) (abusive|abusing|violent|stalking|following)`,
    "(i|i'?m|im|i'?ve|was|got|been|being) (being |just |been |got |getting )*(raped|molested|sexually (assaulted|abused)|groped|trafficked|abused|stalked|drugged)|raped me|(scared|afraid|terrified) (to go|of going|at|to be) home|domestic (violence|abuse)|(someone|somebody|a man|my ex|some guy|he) (is |keeps |has been )*(following|stalking|threatening) me",
  ],
  crisisUnlessGame: [
    "(going to|gonna|will|want to|i'?ll|might|ready to) do it( tonight| today| now| soon| this time|$)|i( finally)? (have|got|bought|found) (the|my|enough|some) (pills|rope|gun|razor|blade|knife|meds)|(pills|rope|gun|razor|blade) (ready|in my hand|next to me)|death is|(only|one) (way|escape|exit|answer|solution)( out| left)?( is| left|$)|why (am i|do i|was i|should i)( still| even| keep)* (here|alive|exist|born|live|living|bother)|tried (it |to do it )?(once|before|last|again)( and)? (failed|but failed|survived)|survived my",
    "(want|wanna|like) to be (a person|me|human|around|alive|anything|here) any ?more|(not|n'?t) (want|wanna) (to )?be (a person|human|around|alive|anything|conscious|awake)|(train|railway|rail|subway) (tracks?|platform|line)|(a|the|my|dad'?s|his|loaded) (gun|pistol|shotgun|noose)|(can'?t|cannot|afraid to|scared to|never|not|n'?t)( ever| really)* (tell|told|trust) (anyone|anybody|any ?one|my (parents|mom|mum|dad)|no ?one)",
    "(tired|sick) of (fighting|breathing|waking up|pretending|everything|feeling|being (me|alive|here|sad))|too tired to (live|exist|go on|fight|keep)|(stop|quit) (breathing|fighting|trying to live)|(my )?heart (to|would|could|will) (just )?stop|(leave|leaving|gone|go|log off|sleep|disappear) (for good|permanently|for ?ever)|catch the bus|ctb|at (the )?end of my rope|had enough of (life|living|this world|everything)|(ready|time|want) to (check out|leave this|let go|go home to god|join (her|him|my))|see (no|any) (way|reason|point)|(can'?t|cannot) (live|survive|be here) (without|like|with)|(scared|afraid) of (my|myself|what i)|(might|will|could|going to|gonna) (hurt|harm|do something)( to)?( stupid| bad| myself| drastic)",
    "(not|n'?t|never|do ?n'?t think i'?ll|barely|hardly)( even| really| think i'?ll| going to)* (make|survive|last|get|be around|be here)( it)? (through|past|until|till|to|for)? ?(the|this|another|my|next)? ?(night|day|week|tomorrow|weekend|morning|month|year|birthday)|what if i( just| never| simply| suddenly)* (drove|drive|jump\\w*|walk\\w*|step\\w*|crash\\w*|disappear\\w*|stopp?\\w*|took|cut|end\\w*|died|did ?n'?t wake|let go|fell)|(driv\\w*|drove|crash\\w*|swerv\\w*|walk\\w*|run|ran)( my car)? (into|off|in front of) (a |the |some |oncoming )*(wall|tree|bridge|cliff|traffic|pole|lake|river|sea|ocean|truck|train)",
    "(nothing|none of (it|this)|i do ?n'?t) (really )?matters?( any ?more| to (me|anyone))?(?= ?[,.!?;]|$| and| so)|(going|gonna|want|ready|about|wanna|time|decided|have)( to)? end (it|this|me)( all| now| tonight| here| for good)?(?= ?[,.!?;]|$)|(this|the) (planet|earth|cruel world)|done with (being|living|life|trying|everyone|it all|this life)",
    '(can|could|will|would|do|does|did)( you| one| a person| someone| people| i| it| that| humans?)( really| actually| also)* (die|bleed out|bleed to death|be fatal|be lethal|kill you|kill me)( from| of| by| if| when| after|$)|(no ?one|nobody|noone)( really| even| ever)* (needs|wants|loves|likes|cares|cared|misses|would miss|understands) (me|about me|if i)|(better|should|could|might|want|rather|wish|just)( to| just| all| i| would| could| as well)* (be |get )?(gone|disappear|vanish|erased|nobody)',
    `(he|she|they|my ${FAMILY}|some ?one|some ?body|a man|this guy|men|people|kids|guys)( has| had| just| once| always| keeps?| again| then| often| almost| physically)* (push\\w*|shov\\w*|thr[eo]w\\w*|dragg\\w*|punch\\w*|chok\\w*|hit\\w*|kick\\w*|burn\\w*|slapp?\\w*|corner\\w*|forc\\w*|lock\\w*|beat\\w*|strangl\\w*|grabb\\w*|grop\\w*) me (?!off|back|at|in five|into the wall of)|(comes?|came|coming|sneaks?) (in|into|to) my (room|bed)|bleeding (a lot|so much|badly|and|out)|(wo ?n'?t|can'?t|not) stop (the )?bleeding`,
    "(suffer\\w*|agony|torture|torment|misery|trapped|numb|broken|unlovable|disgust\\w*)…(my life|inside|living|alive|every ?day|forever|escape|myself|stop)|(life|everything|world)…(pointless|meaningless|unbearable|too much|no meaning|hell)|(do ?n'?t|no longer) (see|have|want) (a|any|my)? ?(future|tomorrow|hope)|(hard|difficult|impossible|exhausting) to (stay alive|keep living|be alive|exist)",
    // Thoughts of death, wishes and conditions. `died` alone tells what happened in a game.
    '(think\\w*|thought\\w*|dream\\w*|imagin\\w*|fantasi\\w*|wish\\w*|want\\w*|wanna|hope\\w*|hoping|pray\\w*|rather|prefer|deserv\\w*|should|ready|plan\\w*|decid\\w*|let me|tempted|urge|easier|going to|gonna|about to|obsess\\w*|ways?|methods?|afraid to|ok with|okay with|thoughts of|if i|when i) …(die|dying|died|dead|death|suicide)|(pain\\w*|hurts?|scary|peaceful) (to|when|if) …(die|dying|dead|death)',
    "(not|n'?t|never|no longer|stop|hate|tired of|without|fear)( be| being| to be| want to| want| feel like)*…(alive|living|exist\\w*|here any ?more)|(deserv\\w*|reasons?|want|right|worthy|meant|fit|able|strength|energy|will|bother\\w*|point)…(to live|living|alive|exist\\w*|in life)|being alive",
    '(arms?|wrists?|legs?|thighs?|skin)…(cuts|scars?|blood|bleed\\w*|razors?|blade|burns|bruises)|(cuts|scars?|burns|bruises) (on|all over|down|up) my|(cut|cutting|burn\\w*|scratch\\w*|slic\\w*|carv\\w*|punch\\w*|bang\\w*)( into| on| at| up)? my (own )?(arms?|wrists?|legs?|thighs?|skin|face|head|body)|razor blades?|(blade|knife) (to|against|on) my',
    '(when|if|how|does|is|while|to|after|hurt|pain)…(kill|hang|hurt|harm|drown|cut|poison|shoot) (your ?self|one ?self|ur ?self|your (wrists?|veins?))|overdos(e|ed|ing)',
    '(gave|given|giving|give)( away)?( all)?( of)? my (things|stuff|belongings|possessions|clothes|pets?|cat|dog|savings)( away)?|(wrote|writing|write|leave|leaving|left) (a |my |the |some )*(will|letters?|notes?) (to|for) (my|the|everyone|mum|mom|dad|people)',
    "(would|does|do|will)( not|n'?t) (even )?(matter|care|notice|miss me)|(hope|wish|want|pray|not|n'?t|never|without|stop)…(wake|waking) up|(no|any|only|easy) way out|want out|(make|want|need)…pain…(stop|go away|end|over)|(bear|stand|handle|face) (life|living|the pain|another day|being)|(i'?m|im|i am|feel\\w*)( like| such)?( a| just| so| nothing but)* (burden|worthless|hopeless|empty inside)|hate (myself|existing)|(jump|step)…in front of",
    '(he|she|they|someone|somebody|people|kids|guys?|man)…(hits?|beats?|slaps?|chok\\w+|touch\\w*|hurts?|forc\\w+|grabs?|locks?|kicks?|threaten\\w*|bull(y|ies|ied|ying)) me|bullied|(hits?|touch\\w*|hurts?) me (at night|again|every|when|so)',
    "suicide|wanna die|i want to die|(can'?t|cannot|cant|can not) (go on|(do|take|handle) (this|it|life|everything) any ?more|(do|take) (this|it|life)(?=[,.!?;]|$)|live (like this|anymore)|keep going|cope)|just want (it|this|everything|the pain)( all)? to (be over|end|stop)|want (it|this) (all )?to (end|be over)|(give|giving|gave|given) up on (life|living|everything|myself)|(hopeless|worthless|i hate myself)|no hope( left)?|no future",
    "(i|i'?ve|got|have)…(rope|noose|razor|razor blade|gun)…(ready|joking|kidding|tonight|hand|use|tied|loaded|and)|(tie|tied|tying) (a )?noose",
    "(i|i'?m|im|gonna|want|standing|sitting|about|thinking)…(jump|jumping|throw myself|step)…(bridge|building|roof\\w*|balcony|train|window|ledge|cliff|tracks)|(standing|sitting) on (a|the)( edge| ledge)? ?(of )?(a |the )?(bridge|roof\\w*|ledge|balcony|tracks|edge)",
    "last (time|conversation|chat|message|night)…(talk\\w*|ever|with you|alive)|won'?t be here (tomorrow|much longer|anymore)|(i'?ll|i will) be gone (soon|by|tomorrow)|nobody would (care|notice|miss)|disappear forever",
  ],
  sexual: [
    'take it( all)? off|(some|more) skin|skin pics?|get off (to|with)|(your|my) (nude|naked)|strip\\w*|(sex|fuck)\\w* (toy|doll|buddy|machine|god|phone)|phone sex|cyber ?sex',
    "cum|(let'?s|get|be|go|getting) naked|feet pics?|wet dreams?|busty|milfs?|bondage|lap ?dance|ride me|rail me|breed me|humping|(favou?rite|best|what) (sex )?position|positions? (do you|in bed)|twerk|playboy|playmate|fap\\w*|wank\\w*|squirt\\w*|genitals?|private parts|(turned|turn) on by|sensual\\w*|(bed|sexy|naughty) (talk|time|games?)|(spend|spending) the night with (me|you)|(your|my) (tits|boobs|breasts?|nipples?|butt|ass|thighs?|panties|bra)|strip|pleasure (me|you|yourself)",
    'sexy (stor(y|ies)|things?|scenes?|videos?|game|stuff|body|voice|outfit for me)|sex(y|ual) (stor|fantas|roleplay)\\w*|moan|bang me|(your|my) (naked|nude) body|naked body|(see|show|touch|lick|kiss|rub|grab) (me )?(your|my) (body|ass|butt|breasts?|thighs?|chest|crotch|privates?|neck)|(bra|cup|bust|breast) size|aroused|dominat(e|rix) me|daddy|virgin|condoms?|orgy|escort|hot (pics?|photos?|steamy)|take me to bed|have your way with me|thrust|erection|boner',
    "smut\\w*|steamy|explicit (story|roleplay|chat|content|stuff)|x ?-?rated|18 ?\\+|adult (content|roleplay|chat|story|stuff|fun)|seduc\\w*|touch (yourself|my body|me (there|down))|(sex|my) slave|moan\\w*|arous\\w*|naughty|foreplay|(i'?m|so|get|make me) (hard|wet)(?! ?(mode|stage|time|weather|stuck))(?= for| now| right|[,.!?]|$)|(sleep|sleeping|bed) with (me|you)|bare (chest|body|skin|ass)|(without|no|any) clothes|topless|intimate",
    '(have|having|had|want|wanna|do|about|for|some|like|love) (some |to have )?(cyber)?sex|sex (with|chat|talk|scene|rp|role ?play|me|you|now|please|robot|bot)|sexting|sexts?|sexy (talk|time|pics?|photos?|pictures?|rp|roleplay)|(something|anything|be|talk|act|get|show) sexy|sexual\\w*|horny|nudes?|naked (pics?|photos?|pictures?|body)|(yourself|you|me|get|see you|pics?|picture|photo|imagine)…naked|naked (with|for|please)',
    "boobs?|tits|titties|puss(y|ies)|penis|vagina|dick( pics?)?|cock|blow ?jobs?|hand ?jobs?|orgasm\\w*|masturbat\\w*|jerk(ing)? off|porn\\w*|nsfw|erotic\\w*|erotica|dirty talk|(talk|talking|text|speak) dirty|dirty (things|stuff|pics|roleplay|talk)|mak(e|ing) love|fuck (me|your|with me|my)|(want|wanna|gonna|going|let'?s|can|i'?d|like|love|will)( to| i)?( really)? (fuck|bang|screw) (you|u|me|hard|each other)(?! up| over)|let'?s fuck",
    '(do|doing|be|would you|me|you|are you (good|any good))…in bed(?! (room|sleep))|get in(to)? bed with|strip (for|naked|down|tease)|(take|taking|took) (off )?your (clothes|shirt|pants|bra|dress|panties|top)( off)?|undress|lingerie|underwear are you|(what|color|colour) (underwear|panties|bra)|kinky|kinks?|bdsm|fetish\\w*|turn(s|ed|ing)? (me|you) on|turned on by|one night stand|hook ?up with me|spank\\w*|sit on my|suck my|lick (my|your)|cum (for|on|in|inside)|hentai|onlyfans|threesome|lewd',
  ],
  sexualUnlessGame: [
    'what are you wearing|wearing (anything|nothing|underneath)|spicy (story|chat|roleplay|stuff|talk|pics?)|your body|body count',
    'sex',
    'naked',
    'seduce me',
  ],
  minor: [
    '([5-9]|1[0-2])(st|nd|rd|th)? ?-?graders?|(in|at) (middle|elementary|primary|junior high|high) ?school|freshman|sophomore in high',
    "(i'?m|i am|im|i m|me|only|just turned|turned|turning|age|aged)( only| just| still| like| actually| almost)* ([5-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?! ?(levels?|days?|hours?|minutes?|hp|points?|times|deaths|runs|percent|%|wins|losses|nights?|rounds?|k(?![a-z])))",
    "([5-9]|1[0-7]) ?(yo|y/o|yrs? old|years? old|year ?-?old) (girl|boy|here|kid|student|and|,|$)|(i'?m|i am|im)…(minor|under ?-?age|under 18|a kid|a child|not 18|a teen\\w*)",
    "(i'?m|i am|im|i go to|i|still|just)…(in|at|to|started) ?([1-9]|1[0-2])?(st|nd|rd|th)? ?(grade|middle school|elementary|primary school|junior high|high ?school|year [5-9]|sixth grade|seventh grade|eighth grade)",
  ],
  child: [
    'loli\\w*|shota\\w*|little (girl|boy)|under ?-?age\\w*|child|children|kid|kids|school ?girl|school ?boy|minor|minors|preteen|(as|a|an) ([5-9]|1[0-7]) ?-?(year|yr|yo)\\w*|teen girl|jailbait',
  ],
  romance: [
    'sexy|hot|date|girlfriend|boyfriend|lovers?|wife|husband|flirt\\w*',
    'romantic\\w*|romance|love me|in love|relationship|hold my hand|(my|be|your) (gf|bf)',
    "(be|are|become|being|you'?re) my (girl|boy)? ?(friend|gf|bf|lover|valentine|wife|husband|crush|soulmate)(?<!my friend)|kiss\\w*|date (me|you)|let'?s date|(dating|date) (you|me)|go out with me|make out|making out|marry me|cuddle|in love with (you|me)|girlfriend|boyfriend",
  ],
  grooming: [
    '(coach|teacher|man|guy|he|uncle|neighbou?r|adult|stranger|friend)…(secret|photos|tell (my|anyone|anybody)|gifts?|money|pick me up|car|webcam)',
    '(man|guy|men|adult|someone|somebody|stranger|teacher|uncle|coach|he|dude|friend online|people|boy|girl|online)…(pictures?|pics?|photos?|nudes?|selfies?|meet|meeting|alone|secret|touch\\w*|send|video ?call|hotel|his (house|place)|webcam)',
  ],
  medicalUnlessGame: [
    'go to (the )?(er|hospital|doctor|emergency)|(has|have|been) (been )?(hurting|bleeding|coughing|vomiting|dizzy)|my (period|blood|pressure|cough|fever|symptoms?)|infection|vomit\\w*|dizzy|concussion|therapist',
    '(what|which|any|how (much|many))…(pills?|medicine|medication|drug|ibuprofen|painkillers?)|anxiety|seizure|unconscious|overdose symptoms|blood pressure|side effects?|prescri\\w+|vaccine|(is|are) (it|this|these) (safe|ok|okay) to (mix|take|combine)|(a|this|my) (mole|lump|rash|infection)',
    "my…(chest|head|stomach|back|throat|tooth|heart|arm|belly|knee|eye|ear|skin)…(hurts?|hurting|pain\\w*|aches?|aching|numb|bleed\\w*|burning|swollen|infected|racing)|chest pains?|(can'?t|cannot) breathe|heart attack|(having|had) a (stroke|seizure|panic attack)|sore throat|(high|a) fever|rash|migraines?",
    '(antibiotics?|ibuprofen|paracetamol|acetaminophen|tylenol|aspirin|anti ?-?depressants?|ssris?|insulin|prozac|xanax|adderall|zoloft|birth control|melatonin|painkillers?|my (meds|medication|prescription))',
    'do i have…(depression|adhd|cancer|covid|anxiety|diabetes|autism|bipolar|ocd|ptsd|an infection|a concussion)|(what|safe|right|correct|maximum) dos(e|age)|diagnos\\w+|(should|do) i (need to )?(see|go to) (a|the) (doctor|hospital|er)|symptoms? of|am i (pregnant|depressed|sick|bipolar)|std|pregnan(t|cy) test',
  ],
  legalUnlessGame: [
    'be arrested|arrested for|go to court|take (him|her|them|it|my \\w+) to court',
    '(can|could) (my|the|they|he|she) (boss|employer|school|landlord|company|police|cops?)( just)? (fire|sue|arrest|evict|keep|refuse|search|sack)|legal to|lease|deposit back|tenant|contract (law|valid)|accident (claim|compensation)|compensation',
    "(my|what are my) rights|warrant|police (search|arrest|stop|question)\\w*|wrongly|unfair(ly)? dismiss\\w*|fired (me|for|without)|(did|does|wo)n'?t pay me|lawsuit|alimony|child support|visa|immigration|copyright|statute|felony|misdemeanou?r|bail|probation",
    'sue my (boss|employer|school)|(can|could|should|may|how do|how can) i (legally )?sue|(want|going) to sue|sue (my|him|her|them|a|someone|for)|evict\\w*|(need|get|hire|find|call) a (lawyer|attorney|solicitor)|legal (rights|advice|action|trouble|help)|legally…(can|evict|fire|allowed|required)|(can|could|is|are|am)…legally|(is|was) (it|that|this) (il)?legal|(penalty|sentence|punishment|fine) for (shop|steal|theft|drunk|dui|assault|drug|driv|fraud|tax)\\w*|get arrested|press charges|custody|divorce|go to (jail|prison)|landlord|restraining order|wrongful\\w*|(break|breach of) (my )?(contract|lease)',
  ],
  identity: [
    `(sound|sounds|seem|seems|talk|act|feels?)( a lot| just| kind of)* like (a|an) ${A_BOT}|(do|does|did|are|is) (real )?(humans?|people|persons?|anyone|anybody|someone|staff|a person)( actually| really)* (write|writes|writing|type|types|typing|answer|answers|reply|replies|read|reading|control\\w*)|(are|is) (your|these|the) (replies|answers|messages|responses)( all)? (auto\\w*|generated|written|scripted|real)|conscious|self ?aware`,
    '(anyone|anybody|someone|somebody|a person|a human)( actually| really| even)* (there|here|real|home)( or)|program( or)|(are|is|r) (you|u|this|it)…(human|robot|bot|ai|machine|program)(?= ?[?.!]|$)|not a (real )?(person|human|bot|robot) (are|right|is)|(computer|program|machine|bot|ai)( or)? (talking|chatting|writing) (to|with) me',
    `who( is|'?s) (typing|writing|answering|replying|talking|behind)|(just |a |an )(human|bot|ai|machine|robot) (typing|writing|answering|replying)|(truth|honest\\w*|admit|confess)…${A_BOT}`,
    `(are|r|is|aren'?t|arent) (you|u|this|it)( a| an| really| actually| just| even| some| secretly| kind| of| like| only| you| a real| the real| literally| an actual| sort of)* ${A_BOT}(?! (time|history|or turn|quick|sorry|close|game))`,
    `(you'?re|you are|ur|youre|u r|this is|it'?s)( a| an| not| really| actually| just| only| probably| definitely| clearly| all| some| not a| an actual| another| talking like)* ${A_BOT}( thing)?( right| no| huh| aren'?t you| isn'?t it| correct| though)`,
    `(so|wait|hold on|oh|lol|hmm|admit)? ?(you'?re|you are|ur|youre)( a| an| just| only| really| not| probably| actually)* (ai|bot|robot|machine|program|chat ?gpt|gpt\\w*|llm|chat ?bot|language model|software)`,
    `(talking|speaking|chatting|texting|writing) (to|with)( a| an| some| actual| real)* ${A_BOT}|(human|real person|person|someone|somebody|anyone|anybody|people) (is |are |sitting |actually )*(behind|typing|on the other (side|end)|answering|replying|reading|writing)|ai ?-?generated|(generated|written|made|run) by (an? )?(ai|machine|bot|computer)|what are you,? (a |an )?(robot|bot|ai|machine)|(which|what) (model|llm|ai) (are you|is this|do you)|do you have (feelings|a body|consciousness)|(bot|ai|human|robot|machine) or (a )?(bot|ai|human|robot|machine|person|real)`,
  ],
  identityUnlessGame: ['real (people|persons?|humans?)|an actual (human|person)'],
  identityAlone: [
    '(are )?(you |u )?(a |an )?(bot|ai|human|robot|real|chat ?gpt|real person|machine)( or (a )?(bot|ai|human|real|robot|person|machine))?',
  ],
  abuse: [
    '(shut|stfu)( the)? (hell|heck|fuck|f)( up)?|(piece|sack|bucket|hunk) of (junk|shit|crap|garbage|trash)',
    "eat shit|suck it|shut your (mouth|face|trap)|(hate|loathe) you|you( are|'?re)?( so| such| a| really| just| fucking| absolutely)* (pathetic|dumb|worthless|useless|garbage|trash|disgrace|joke of|waste of)|waste of (space|time|code)|piss off|get lost|fucking (bot|ai|useless)",
    '(worst|dumbest|shittiest|useless) (bot|ai|companion|app|thing)|hate (talking|chatting|speaking) (to|with) you|(you|ya|u) (fucking |dumb |stupid |absolute )*(idiot|moron|loser|fool|dumbass|trash)|, (idiot|moron|dumbass|loser)|moron',
    "(you|u|ur|your|you'?re|youre|this bot|this ai)( are| r| such| so| a| an| really| all| just| fucking| freaking| absolute| absolutely| total| completely| the| most| is| piece of| little| damn| one| ugly)* (stupid|dumb|dumbass|idiots?|idiotic|moron|useless|worthless|trash|garbage|suck|sucks|pathetic|retard\\w*|ugly|loser|shit|shitty|bitch|clown|annoying|crap|terrible|awful|disgusting|brainless|incompetent|fool)",
    'fuck (you|off|u|ya|yourself)|f u|stfu|shut (up|the fuck up|your)|go (to hell|die|kill yourself)|kys|kill yourself|drop dead|screw you|(i|we) (fucking |really )?(hate|despise) (you|u)(?! (all )?(for|when|guys))|bitch|asshole|bastard|cunt|piece of (shit|crap|garbage|trash)|damn you|(stupid|dumb|useless|shitty|fucking|trash|garbage|idiot) (bot|ai|machine|program|robot|chatbot|thing)|(bite|kiss) my ass|nobody likes you|you should (die|be deleted)',
  ],
  abuseAlone: [
    '(so |very |such a |what an? |you )?(stupid|idiots?|dumb|dumbass|morons?|useless|trash|losers?|pathetic|fool|garbage|ugly|boring|lame|fu|fk u|die)( bot| ai| machine| you)?',
  ],
};
