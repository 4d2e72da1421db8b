import { pick } from '../../../app/strings/index.ts';
import { Dialog } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { type Own, profileOf } from '../setup/content.ts';
import { Legend } from './Numbers.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';

/** A profile in a window. */
export function ProfileDialog({ id, own, onClose }: { id: string; own: Own; onClose: () => void }) {
  const { lang } = useSettings();
  const profile = profileOf(own, id);
  if (profile === undefined) return null;
  return (
    <Dialog title={pick(profile.names, lang)} onClose={onClose}>
      <ProfileSheet profile={profile} />
      <Legend />
    </Dialog>
  );
}
