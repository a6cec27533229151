import type { ReactNode } from 'react';
import { CallBand } from '../ui/page/CallBand';

/** Where to request a product or service: a page of the site or the online bank. */
export type Step = { title: string; text: ReactNode; button: string; href: string };

/** The single call to action of a page. */
export const NextStep = ({ text, ...call }: Step) => (
  <CallBand {...call}>
    <p>{text}</p>
  </CallBand>
);
