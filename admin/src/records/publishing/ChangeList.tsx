import { type AnySection, canSee, isAuthored } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { comparable } from '../../fields/facts/comparable';
import { changedFrom } from '../../ground/drafts/changedFrom';
import { useYo } from '../../ground/staff/useYo';
import { draftOf } from '../data/draftOf';
import { Difference } from '../history/Difference';

type Values = Readonly<Record<string, unknown>>;
type Props = { section: AnySection; before: Values; after: Values; title: string; same: string };

/** Field-level diff of a publication. */
export function ChangeList({ section, before: former, after: values, title, same }: Props) {
  const { rol } = useYo();
  const draft = draftOf(section, rol, values);
  // Parsed like the server does, so a figure in another notation is not a change.
  const after = comparable(section.draft.safeParse(draft).data ?? draft) as Record<string, unknown>;
  const before = comparable(former) as Record<string, unknown>;
  const names = Object.keys(draft).filter((name) => isAuthored(section.fields[name]) && canSee(rol, section, name));
  const changed = Object.keys(changedFrom(before, after, names));
  return (
    <Box component="section" aria-label="Lo que cambia" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{changed.length === 0 ? same : title}</Typography>
      {changed.map((name) => (
        <Difference key={name} field={section.fields[name]} before={before[name]} after={after[name]} />
      ))}
    </Box>
  );
}
