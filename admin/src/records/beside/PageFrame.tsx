import { Box } from '@mui/material';
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
/** What was pressed, and whatever holds it, from the inside out. */
export type Part = { text: string; address?: string };
type Props = {
  url: string;
  /** The part of the page at which the row stands, where it shares the page with others. */
  anchor?: string | undefined;
  /** Of the screen that it is drawn for, in px; made smaller until it has room. */
  width: number;
  onPick: (parts: Iterable<Part>) => void;
};

/**
 * A page as a screen of that width shows it, at the place where the one before it stood. Nothing in it leads anywhere: what is
 * pressed is told, and its policy runs no script and sends no form.
 */
export function PageFrame({ url, anchor, width, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const [shown, setShown] = useState('');
  const scrolled = useRef(0);
  const scale = room.width ? Math.min(1, room.width / width) : 1;

  const show = ({ currentTarget: { contentWindow: page } }: SyntheticEvent<HTMLIFrameElement>, address: string) => {
    if (!page) return;
    // What is folded for visitors would hide what is being written.
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

/** From what was pressed outwards, as far as the page's own content goes. */
function* partsAt(pressed: Element | null): Generator<Part> {
  for (let part = pressed; part && !part.matches('main, body'); part = part.parentElement) {
    const address = part.getAttribute('src');
    yield { text: part.textContent ?? '', ...(address && { address }) };
  }
}

/** How much room an element has, in px, as it changes. */
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
