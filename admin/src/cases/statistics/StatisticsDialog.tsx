import type { AnySection } from '@coop/domain';
import type { Statistics } from '@coop/domain/answers';
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { UnitToggle } from '../trends/UnitToggle';
import { useByUnit } from '../trends/useByUnit';
import { GroupCard } from './GroupCard';
import { TimesCard } from './TimesCard';

type Props = { section: AnySection; onClose: () => void };

/** What came through a form in the last twelve months or weeks: each chart with its table, each number with its list. */
export function StatisticsDialog({ section, onClose }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { por, setPor, data, error, refetch } = useByUnit<Statistics>(`/api/${section.name}/estadisticas`);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" fullScreen={isNarrow} aria-labelledby="estadisticas">
      <DialogTitle id="estadisticas">{`Estadísticas: ${section.label.many}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0,1fr)' }}>
        <UnitToggle por={por} onChange={setPor} />
        <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
        {!data && !error && <CircularProgress />}
        {/* What a number leads to stands behind. */}
        {data && (
          <Box sx={grid} onClick={({ target }) => target instanceof HTMLAnchorElement && onClose()}>
            <TimesCard statistics={data} />
            {data.grupos.map((group) => (
              <GroupCard key={group.clave} group={group} statistics={data} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
};
