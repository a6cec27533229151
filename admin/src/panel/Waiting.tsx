import type { Figure, Notice } from '@coop/domain/answers';
import TaskAlt from '@mui/icons-material/TaskAlt';
import { Box, Card, Typography } from '@mui/material';
import { ofContent, waiting } from '../ground/queries/waiting';
import { bySectionOf } from './bySectionOf';
import { NoticeList } from './NoticeList';
import { WaitingCard } from './WaitingCard';

type Props = { figures: readonly Figure[]; notices: readonly Notice[] };

/** What needs whoever looks, section by section, the most pressing first. */
export function Waiting({ figures, notices }: Props) {
  const all = waiting(figures);
  // Drafts and the like stand in the table of content, unless they are all that there is to do.
  const pressing = all.filter(({ clave }) => !ofContent.includes(clave));
  const bySection = bySectionOf(pressing.length > 0 ? pressing : all);
  return (
    <Box component="section" aria-labelledby="por-atender" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography id="por-atender" variant="h3" component="h3">
        Por atender
      </Typography>
      {all.length === 0 && notices.length === 0 && <NothingWaits />}
      <NoticeList notices={notices} />
      {bySection.size > 0 && (
        <Box sx={grid}>
          {[...bySection].map(([section, own]) => (
            <WaitingCard key={section} section={section} figures={own} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const NothingWaits = () => (
  <Card sx={{ p: 3, display: 'flex', gap: 2, alignItems: 'center' }}>
    <TaskAlt sx={{ fontSize: 40, color: 'success.main' }} />
    <Box>
      <Typography sx={{ fontWeight: 650 }}>Nada espera por usted</Typography>
      <Typography sx={{ color: 'text.secondary' }}>Lo nuevo aparecerá aquí en cuanto llegue.</Typography>
    </Box>
  </Card>
);

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))', lg: 'repeat(3, minmax(0,1fr))' },
};
