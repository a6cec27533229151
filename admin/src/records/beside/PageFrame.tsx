import { Box } from '@mui/material';
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
/** The clicked element and its ancestors, innermost first. */
export type Part = { text: string; address?: string };
type Props = {
  url: string;
  /** Anchor of the row, if it shares the page with others. */
  anchor?: string | undefined;
  /** Width of the emulated screen in px; scaled down to fit. */
  width: number;
  onPick: (parts: Iterable<Part>) => void;
};

/**
 * Renders a page at a screen width, keeping the scroll position of the previous one. Links are inert: clicks are
 * reported. The CSP blocks scripts and form submissions.
 */
export function PageFrame({ url, anchor, width, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const [shown, setShown] = useState('');
  const scrolled = useRef(0);
  const scale = room.width ? Math.min(1, room.width / width) : 1;

  const show = ({ currentTarget: { contentWindow: page } }: SyntheticEvent<HTMLIFrameElement>, address: string) => {
    if (!page) return;
    // Opens collapsed sections, which could hide the edited text.
    for (const fold of page.document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    if (scrolled.current > 0) page.scrollTo({ top: scrolled.current, behavior: 'instant' });
    else if (anchor) page.document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
    page.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
    page.document.documentElement.style.cursor = 'pointer';
    page.document.addEventListener('click', (event) => {
      event.preventDefault();
      onPick(partsAt(page.document.elementFromPoint(event.clientX, event.clientY)));
    });
    setShown(address);
  };

  return (
    <Box
      ref={box}
      sx={{ position: 'relative', overflow: 'hidden', flexGrow: 1, minHeight: 0, bgcolor: 'action.hover' }}
    >
      {[...new Set([shown, url])].filter(Boolean).map((address) => (
        <Box
          component="iframe"
          key={address}
          title="La página con lo que escribe"
          src={address}
          onLoad={(event: SyntheticEvent<HTMLIFrameElement>) => show(event, address)}
          aria-hidden={address !== shown}
          sx={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: Math.max(0, (room.width - width * scale) / 2),
            width,
            height: room.height / scale,
            border: 0,
            transformOrigin: '0 0',
            transform: `scale(${scale})`,
            visibility: address === shown ? 'visible' : 'hidden',
          }}
        />
      ))}
    </Box>
  );
}

/** Yields the clicked element and its ancestors within the page's content. */
function* partsAt(pressed: Element | null): Generator<Part> {
  for (let part = pressed; part && !part.matches('main, body'); part = part.parentElement) {
    const address = part.getAttribute('src');
    yield { text: part.textContent ?? '', ...(address && { address }) };
  }
}

/** Returns the element's size in px, updated on resize. */
function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
