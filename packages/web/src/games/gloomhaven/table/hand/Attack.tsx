/** The attack under way: what it is made of, the cards drawn for it, and what it comes to. */
import { RuleRef } from '../../../../design/index.ts';
import { RuleLine } from '../../../../design/RuleLine.tsx';
import { useScene } from '../scene.ts';
import { type AttackShown, attacksOf, type DrawnCard, modifierFace } from './attack.ts';
import { type HandTexts, useHandStrings } from './strings.ts';

/** Attacks of one action that are shown at once; those before them stand in the log. */
const MOST = 3;

function Drawn({ card, t }: { card: DrawnCard; t: HandTexts }) {
  const { speech } = useScene();
  const name = speech.term(`modifier.${card.id}`);
  return (
    <li className={`bar small gap-2 gh-mod${card.counts ? '' : ' gh-mod-unused'}`}>
      <span className="raised bold gh-mod-face num" aria-hidden="true">
        {modifierFace(card.id)}
      </span>
      <span className="lines-120 gh-mod-name">
        <span className={name === modifierFace(card.id) ? 'hidden-visually' : undefined}>{name}</span>
        <span className={card.counts ? 'hidden-visually' : 'soft block tiny'}> {card.counts ? t.counts : t.countsNot}</span>
      </span>
    </li>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function One({ attack }: { attack: AttackShown }) {
  const { speech } = useScene();
  const t = useHandStrings();
  const { shield, why, mode } = attack;
  return (
    <li className="grid gap-3px gh-attack">
      <h2 className="medium">{t.attackOn(speech.figure(attack.by), speech.figure(attack.on))}</h2>
      <ul className="flow small gap-x-3">
        <li>
          {t.begins(attack.n)} <RuleRef id="gh:attack.01" />
          {attack.parts.length > 1 && <span className="soft"> ({attack.parts.map((c) => speech.contribution(c)).join(', ')})</span>}
        </li>
        {attack.added.map((a, i) => {
          const by = a.card >= 0 ? speech.card(a.card) : speech.term(a.term);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts come in their order and never move
            <li key={i}>
              {a.n === 0 ? t.doubled(by) : `${signed(a.n)} ${by}`} <RuleRef id={a.rule} />
            </li>
          );
        })}
      </ul>
      {mode !== null && (
        <RuleLine className="small lines-135" rule={mode.key === 'has-advantage' ? 'gh:advantage.01' : 'gh:deck.6'}>
          {mode.key === 'has-advantage' ? t.advantage : t.disadvantage}
        </RuleLine>
      )}
      {attack.drawn.length > 0 && (
        <ul className="flow gap-2">
          {attack.drawn.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards have no name but their place
            <Drawn key={i} card={card} t={t} />
          ))}
        </ul>
      )}
      {why !== null && (
        <RuleLine className="small lines-135" rule={why.rule}>
          {t.why[why.why]}
        </RuleLine>
      )}
      {why === null && attack.drawn.length > 1 && attack.result !== null && (
        <RuleLine className="small lines-135" rule="gh:draw.07">
          {t.allCount}
        </RuleLine>
      )}
      {shield !== null && (
        <RuleLine className="small lines-135" rule={shield.rule}>
          −{Math.max(0, shield.n - shield.pierce)} {shield.pierce > 0 ? t.pierced(shield.n, shield.pierce) : t.shield(shield.n)}
        </RuleLine>
      )}
      {attack.result !== null && <p className="large bold lines-120 num">= {t.comesTo(attack.result)}</p>}
      {attack.after.map((e, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events come in their order and never move
        <RuleLine key={i} className="small lines-135" rule={e.rule}>
          {speech.event(e)}
        </RuleLine>
      ))}
    </li>
  );
}

/** In the place where other games have their dice: the latest of one action, those before them stand in the log. */
export function Attack() {
  const { events } = useScene();
  const t = useHandStrings();
  const attacks = attacksOf(events).slice(-MOST);
  if (attacks.length === 0) return null;
  return (
    <section className="gh-attacks" aria-label={t.attack}>
      <ul>
        {attacks.map((a) => (
          <One key={a.key} attack={a} />
        ))}
      </ul>
    </section>
  );
}
