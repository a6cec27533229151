import { Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const COLLAPSED_PX = 180;

/** Truncates long content behind a «show more» button. */
export function Collapsible({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = box.current?.firstElementChild;
    if (!element) return;
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > COLLAPSED_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Box ref={box} sx={{ maxHeight: open ? 'none' : COLLAPSED_PX, overflow: 'hidden' }}>
        <div>{children}</div>
      </Box>
      {isLong && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ver menos' : 'Ver todo'}
        </Button>
      )}
    </>
  );
}
