import CalendarMonth from '@mui/icons-material/CalendarMonth';
import { Box, CircularProgress, IconButton, InputAdornment, Popover } from '@mui/material';
import { type RefObject, Suspense } from 'react';
import { lazily } from '../../../ground/page/lazily';

/** Lazy-loaded on first use, to keep it out of the initial bundle. */
const DayCalendar = lazily(async () => (await import('./DayCalendar')).DayCalendar);

type Props = {
  label: string;
  day: string | null;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (day: string) => void;
};

/** Opens a calendar popover; choosing a date closes it. */
export function CalendarButton({ label, day, anchor, isOpen, onOpen, onChoose }: Props) {
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={`Calendario de «${label}»`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(true)}
      >
        <CalendarMonth fontSize="small" />
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => onOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': `Calendario de «${label}»` } }}
      >
        <Box sx={roomOfIt}>
          <Suspense fallback={<CircularProgress size={24} aria-label="Abriendo el calendario" sx={{ m: 4 }} />}>
            <DayCalendar
              day={day}
              onChoose={(chosen) => {
                onChoose(chosen);
                onOpen(false);
              }}
            />
          </Suspense>
        </Box>
      </Popover>
    </InputAdornment>
  );
}

/** Reserves the size before it loads, because the popover is positioned when it opens. */
const roomOfIt = { width: 320, minHeight: 396 };
