import { type RefObject, useEffect, useState } from 'react';

/** How far below what is in sight, so that it is there before anybody comes to it. */
const AHEAD = '300px';

/** Whether an element was ever nearly in sight: what is dear to draw below it waits for that. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    observer.observe(element.current);
    // On paper all of it is read.
    const print = () => setNear(true);
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [element, isNear]);
  return isNear;
}
