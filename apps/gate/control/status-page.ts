import type { Agent, OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import { type BollardState, bollardStateNames, type LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import { commandFailureNames } from '@dovolilnice/contract/bollards/bollard-command'
import { shortReason } from '@dovolilnice/contract/access/short-reasons'
import type { Reason } from '@dovolilnice/contract/access/reasons'
import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import type { BollardDriver } from '../drivers/bollard-driver.ts'
import type { Gate } from '../start-gate.ts'

/** A decision as it is shown on the street: of what was presented only its end. */
export interface LastDecision {
  at: string
  allowed: boolean
  reason: Reason
  shown: string
}

export interface StatusParts {
  gate: Pick<Gate, 'state' | 'connected' | 'look' | 'device'>
  driver: Pick<BollardDriver, 'ends' | 'inputs' | 'emergency' | 'outputs'>
  agent: () => Agent
  name: string
  decisions: readonly LastDecision[]
  /** How many plates were read that are on no list, and of how many the camera was not sure. */
  counts: () => { unknown: number; unsure: number }
}

type Tone = 'good' | 'rest' | 'warn' | 'bad'

/** A lamp with its word: filled while it is active. */
interface Lamp {
  name: string
  word: string
  on: boolean
  tone: Tone
  since: string
}

interface Line {
  name: string
  strong: string
  more: string
  fine: boolean
}

export interface Status {
  name: string
  about: string
  now: string
  position: BollardState
  title: string
  text: string
  service: string | null
  inService: boolean
  inputs: Lamp[]
  outputs: Lamp[]
  lines: Line[]
  decisions: { time: string; allowed: boolean; text: string }[]
  counted: string
}

const clock = new Intl.DateTimeFormat('sl-SI', { timeZone, hour: '2-digit', minute: '2-digit' })
const wholeClock = new Intl.DateTimeFormat('sl-SI', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' })
const timeOf = (at: Date): string => clock.format(at).replaceAll(':', '.')

const loopWords: Record<LoopState, string> = { clear: 'prosta', occupied: 'zasedena', unknown: 'ne javlja' }
const loopTones: Record<LoopState, Tone> = { clear: 'good', occupied: 'bad', unknown: 'warn' }

const hotFrom = 75
const warmFrom = 65
const fullBelow = 200
const wrongBy = 2000

const textOf = (state: OnlineState): string => {
  if (state.emergency !== null) return 'zasilni dostop'
  if (state.service !== null) return 'nič se ne premakne samo'
  if (state.fault !== null) return commandFailureNames[state.fault].sl
  if (state.hold !== null) return `zadržan do ${timeOf(new Date(state.hold.until))}`
  if (state.unproven) return 'ni znano, kaj je nad njim'
  return state.bollard === 'raised' ? 'pripravljen na vozila' : ''
}

const linesOf = ({ gate, agent }: StatusParts, state: OnlineState, now: Date): Line[] => {
  const { listed, aheadMs } = gate.look()
  const { temperature_c: degrees, disk_free_mb: free } = agent()
  const age =
    state.whitelist_issued_at === null ? null : Math.max(0, Math.round((now.getTime() - Date.parse(state.whitelist_issued_at)) / 60_000))
  const ahead = aheadMs === null ? '' : `${aheadMs < 0 ? '−' : '+'}${(Math.abs(aheadMs) / 1000).toFixed(1).replace('.', ',')} s`
  return [
    {
      name: 'Posrednik',
      strong: gate.connected() ? 'povezan' : 'ni povezave',
      more: state.pending_events > 0 ? `čaka ${state.pending_events}` : '',
      fine: gate.connected(),
    },
    age === null
      ? { name: 'Seznam', strong: 'ga še ni', more: '', fine: false }
      : {
          name: 'Seznam',
          strong: age < 120 ? `star ${age} min` : `star ${Math.round(age / 60)} h`,
          more: `${listed} vnosov`,
          fine: age < 30 * 24 * 60,
        },
    aheadMs === null
      ? { name: 'Ura', strong: 'še ni preverjena', more: '', fine: false }
      : { name: 'Ura', strong: ahead, more: 'glede na strežnik', fine: Math.abs(aheadMs) <= wrongBy },
    ...(degrees === null ? [] : [{ name: 'Temperatura', strong: `${degrees} °C`, more: `meja ${hotFrom} °C`, fine: degrees < warmFrom }]),
    ...(free === null
      ? []
      : [
          {
            name: 'Prostor',
            strong: free < 1000 ? `${free} MB` : `${Math.floor(free / 1000)} GB`,
            more: 'prosto',
            fine: free >= fullBelow,
          },
        ]),
  ]
}

/** Follows a gate for those who stand beside it; `status` says how everything is now, and since when. */
export const followStatus = (parts: StatusParts): { status: () => Status; close: () => void } => {
  const { gate, driver, agent, name, decisions } = parts
  const since = new Map<string, { word: string; at: Date }>()
  const sinceOf = (what: string, word: string): string => {
    const before = since.get(what)
    if (before?.word !== word) since.set(what, { word, at: new Date() })
    return timeOf(since.get(what)?.at ?? new Date())
  }
  const lamp = (of: string, word: string, on: boolean, tone: Tone): Lamp => ({
    name: of,
    word,
    on,
    tone: on || tone === 'good' ? tone : 'rest',
    since: sinceOf(of, word),
  })
  const inputs = (): Lamp[] => {
    const { raised, lowered } = driver.ends()
    const emergency = driver.emergency()
    return [
      ...driver.inputs().map((loop, index) => lamp(`zanka ${index + 1}`, loopWords[loop], loop !== 'clear', loopTones[loop])),
      lamp('končno stikalo zgoraj', raised ? 'sklenjeno' : 'odprto', raised, 'good'),
      lamp('končno stikalo spodaj', lowered ? 'sklenjeno' : 'odprto', lowered, 'good'),
      lamp('zasilni vhod', emergency ? 'vklopljen' : 'miruje', emergency, 'bad'),
    ]
  }
  const outputs = (): Lamp[] => {
    const { down, up, lamp: light, buzzer } = driver.outputs?.() ?? {}
    if (down === undefined || up === undefined) return []
    const motor = (of: string, on: boolean): Lamp => lamp(of, on ? 'teče' : 'miruje', on, 'warn')
    return [
      motor('motor dol', down),
      motor('motor gor', up),
      lamp('luč', light ? 'sveti' : 'ne sveti', light === true, 'bad'),
      lamp('brenčalo', buzzer ? 'brni' : 'tiho', buzzer === true, 'warn'),
    ]
  }
  const status = (): Status => {
    const now = new Date()
    const state = gate.state()
    const { unknown, unsure } = parts.counts()
    const position = bollardStateNames[state.bollard].sl
    return {
      name,
      about: `${gate.device}, program ${agent().version.replace(/\+.*/, '')}`,
      now: wholeClock.format(now).replaceAll(':', '.'),
      position: state.bollard,
      title: state.service === null ? position : `${position}, zaklenjen`,
      text: [`od ${sinceOf('position', position)}`, textOf(state)].filter((text) => text !== '').join(', '),
      service: state.service === null ? null : `V servisu do ${timeOf(new Date(state.service.until))}.`,
      inService: state.service !== null,
      inputs: inputs(),
      outputs: outputs(),
      lines: linesOf(parts, state, now),
      decisions: decisions.map(({ at, allowed, reason, shown }) => ({
        time: timeOf(new Date(at)),
        allowed,
        text: `${shown}, ${shortReason(reason, {}, 'sl')}`,
      })),
      counted: unknown + unsure === 0 ? '' : `Prebrano brez pravice: ${unknown}, nezanesljivo: ${unsure}. Te oznake niso shranjene.`,
    }
  }
  const timer = setInterval(() => (inputs(), outputs(), sinceOf('position', bollardStateNames[gate.state().bollard].sl)), 500)
  timer.unref()
  return { status, close: () => clearInterval(timer) }
}

const style = `
*{box-sizing:border-box}[hidden]{display:none!important}body{margin:0;padding-bottom:7rem;background:#f6f8fb;color:#16202c;font:1.0625rem/1.35 'Source Sans 3',system-ui,sans-serif}
header,footer{background:#fff;padding:.75rem 1rem}header{display:flex;align-items:center;border-bottom:1px solid #d8dfe7}header div{flex:1}h1,h2,p{margin:0}
h1,.now h2{font-family:'Source Serif 4',Georgia,serif}h1{font-size:1.25rem}small,.soft{color:#435160;font-size:.9375rem}main{max-width:40rem;margin:0 auto;padding:0 1rem}
.now{display:grid;grid-template-columns:3.5rem 1fr;gap:0 1rem;align-items:center;margin-top:1rem;padding:.75rem 1rem;border-radius:.75rem;background:#fff;box-shadow:0 2px 12px #16202c22}
.now h2{font-size:1.5rem}.now svg{width:3.5rem;height:3.5rem;grid-row:1/3}h3{margin:1rem 0 .25rem;color:#435160;font-size:.9375rem}
.io{display:grid;grid-template-columns:1fr 1fr;gap:1px;border:1px solid #d8dfe7;border-radius:.75rem;background:#e4e9ef;overflow:hidden}
.io>div{display:grid;grid-template-columns:1.125rem 1fr;gap:0 .5rem;align-items:center;min-height:3rem;padding:.25rem .75rem;background:#fff}.io i{grid-row:1/3}.io>div:last-child:nth-child(odd){grid-column:1/-1}
i{width:1.125rem;height:1.125rem;border:2px solid;border-radius:50%;color:#5b6875}i.on{background:currentColor}i.good{color:#1d5c37}i.warn{color:#7d4a00}i.bad{color:#b3261e}
dl,ul{margin:0;padding:0;border:1px solid #d8dfe7;border-radius:.75rem;background:#fff;list-style:none}dl>div,li{display:flex;gap:.625rem;align-items:center;min-height:2.75rem;padding:0 .75rem}
dl>div+div,li+li{border-top:1px solid #e4e9ef}dd{margin:0 0 0 auto;color:#435160;text-align:right}dd b{color:#16202c}.sign{width:1.25rem;text-align:center;font-weight:700}
.yes{color:#1d5c37}.no{color:#b3261e}.warn{color:#7d4a00}.band{padding:.75rem 1rem;background:#fdf0dc;color:#7d4a00;font-weight:700}
footer{position:fixed;inset:auto 0 0;display:flex;gap:1rem;align-items:center;border-top:1px solid #d8dfe7}footer p{flex:1}
button{min-height:3rem;min-width:7rem;padding:0 1rem;border:2px solid #5b6875;border-radius:.5rem;background:#fff;color:#16202c;font:inherit;font-weight:700}button[aria-pressed=true]{border-color:#7d4a00;background:#7d4a00;color:#fff}`

/** Draws what `status` says, and once a second anew; a page that has lost its device says so. */
const script = `
const byId=(id)=>document.getElementById(id)
const add=(parent,tag,text,name)=>{const e=document.createElement(tag);if(text)e.textContent=text;if(name)e.className=name;parent.append(e);return e}
const lamps=(id,all)=>{const box=byId(id);box.replaceChildren();box.previousElementSibling.hidden=box.hidden=all.length===0
for(const one of all){const cell=add(box,'div');add(cell,'i','',one.tone+(one.on?' on':'')).ariaHidden='true';add(cell,'b',one.word);add(cell,'small',one.name+', od '+one.since)}}
let state
const draw=(s)=>{state=s;byId('name').textContent=s.name;byId('about').textContent=s.about;byId('clock').textContent=s.now
byId('title').textContent=s.title;byId('text').textContent=s.text;const band=byId('band');band.hidden=s.service===null
band.textContent=s.service===null?'':s.service+' Vozila in ukazi so zavrnjeni, operater to vidi.'
const height={raised:34,lowered:4,moving:18}[s.position]??34,post=byId('post');post.setAttribute('y',46-height);post.setAttribute('height',height)
post.setAttribute('fill',s.inService?'#c27810':s.position==='fault'?'#b3261e':'#2c7a4b');lamps('inputs',s.inputs);lamps('outputs',s.outputs)
const lines=byId('lines');lines.replaceChildren();for(const l of s.lines){const row=add(lines,'div');add(row,'span',l.fine?'✓':'!','sign '+(l.fine?'yes':'warn')).ariaHidden='true'
add(row,'dt',l.name);const dd=add(row,'dd');add(dd,'b',l.strong);if(l.more)dd.append(', '+l.more)}
const list=byId('decisions');list.replaceChildren();list.previousElementSibling.hidden=list.hidden=s.decisions.length===0
for(const d of s.decisions){const row=add(list,'li');add(row,'time',d.time,'soft');add(row,'b',d.allowed?'✓ DA':'✕ NE',d.allowed?'yes':'no');add(row,'span',d.text)}
byId('counted').textContent=s.counted;const service=byId('service');service.ariaPressed=String(s.inService);service.textContent=s.inService?'Končaj':'Vklopi'
byId('how').textContent=s.inService?'vklopljen, izklop le po ogledu':'izklopljen, stebriček dela sam'}
const look=async()=>{const key=sessionStorage.key0;try{draw(await(await fetch('/status',key?{headers:{authorization:'Bearer '+key}}:{})).json())}catch{byId('clock').textContent='ni odziva'}}
byId('service').onclick=async()=>{if(!confirm(state.inService?'Ste pogledali, da je okolica stebrička prosta?':'V servisu se nič ne premakne, razen v sili. Nadaljujem?'))return
const key=sessionStorage.key0??prompt('Ključ naprave (SERVICE_KEY)');if(!key)return;const answer=await fetch('/service',{method:'POST',headers:{authorization:'Bearer '+key,'content-type':'application/json'},
body:JSON.stringify({on:!state.inService})});if(answer.ok)sessionStorage.key0=key;else{sessionStorage.removeItem('key0');alert(answer.status===403?'Ključ ni pravi.':'Ni uspelo.')}look()}
draw(JSON.parse(byId('first').textContent));setInterval(look,1000)`

/** The page for the technician: nothing of it comes from elsewhere. */
export const statusPage = (
  status: Status,
): string => `<!doctype html><html lang="sl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stebriček</title><style>${style}</style></head><body><header><div><h1 id="name"></h1><small id="about"></small></div><span id="clock" aria-hidden="true"></span></header>
<p id="band" class="band" role="status" hidden></p><main><section class="now"><svg viewBox="0 0 48 56" aria-hidden="true"><rect id="post" x="15" width="18" rx="4"/><rect x="2" y="46" width="44" height="6" rx="3" fill="#8a97a6"/></svg>
<h2 id="title"></h2><p id="text" class="soft"></p></section><h3>Vhodi</h3><div id="inputs" class="io"></div><h3>Izhodi</h3><div id="outputs" class="io"></div>
<h3>Povezave</h3><dl id="lines"></dl><h3>Zadnje odločitve</h3><ul id="decisions"></ul><p id="counted" class="soft"></p>
<h3>Zasilno</h3><p class="soft">Zasilni vhod in zasilno pooblastilo stebriček spustita tudi v okvari. Umaknite roke.</p></main>
<footer><p><b>Servis</b><br><small id="how"></small></p><button id="service" type="button" aria-pressed="false"></button></footer>
<script type="application/json" id="first">${JSON.stringify(status).replaceAll('<', '\\u003c')}</script><script>${script}</script></body></html>`
