import { useEffect, useRef } from 'react';

/** Maps the browser's Back button to the previous step. A link within the page has no step of its own. */
export function useBackButton(bySteps: boolean, turnTo: (step: number) => void) {
  const turn = useRef(turnTo);
  turn.current = turnTo;
  useEffect(() => {
    if (!bySteps) return;
    if (history.state?.paso === undefined) history.replaceState({ ...history.state, paso: 0 }, '');
    const follow = ({ state }: PopStateEvent) => {
      if (typeof state?.paso === 'number') turn.current(state.paso);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [bySteps]);
}
