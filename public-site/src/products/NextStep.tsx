import type { ReactNode } from 'react';
import { CallBand } from '../ui/page/CallBand';

/** Where something that is offered is asked for: a page of ours, or the online bank. */
export type Step = { title: string; text: ReactNode; button: string; href: string };

/** What to do now, one thing. */
export const NextStep = ({ text, ...call }: Step) => (
  <CallBand {...call}>
    <p>{text}</p>
  </CallBand>
);
