import { type CardFace, findFighter, WARBAND_NAMES, type WarbandId } from '@escarmouche/engine/underworlds';
import { Dialog } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { useWords } from '../setup/strings.ts';
import { useDeckStrings } from './strings.ts';

/** Everything a card says, beside its name. */
export function CardText({ face }: { face: CardFace }) {
  const t = useDeckStrings();
  const words = useWords();
  const { lang } = useSettings();
  const names = Object.hasOwn(WARBAND_NAMES, face.warband) ? WARBAND_NAMES[face.warband as WarbandId] : undefined;
  const bearers = (face.bearers ?? []).flatMap((id) => findFighter(id)?.names ?? []).map((n) => words.name(n));
  return (
    <>
      <p className="accent sans small">{words.kindLine(face)}</p>
      <p>{words.typeset(face.text[lang])}</p>
      {face.attack !== undefined && <p className="num">{words.attackLine(face.attack)}</p>}
      {bearers.length > 0 && <p className="soft">{t.for(words.list(bearers))}</p>}
      <p className="small soft">
        {names === undefined ? t.forAll : t.of(words.name(names))} · <span className="num">{face.number}</span>
      </p>
    </>
  );
}

/** A card in a window. */
export function CardDialog({ face, onClose }: { face: CardFace; onClose: () => void }) {
  return (
    <Dialog title={useWords().name(face.names)} width="narrow" onClose={onClose}>
      <div className="stack">
        <CardText face={face} />
      </div>
    </Dialog>
  );
}
