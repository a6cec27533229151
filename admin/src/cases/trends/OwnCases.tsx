import { CasesCard } from './CasesCard';
import type { TrendProps } from './TrendProps';

/** How the cases of one section came and were answered, where the answer says it. */
export function OwnCases({ section, answer: { casos, por } }: TrendProps) {
  const trend = casos.find(({ seccion }) => seccion === section);
  return trend ? <CasesCard trend={trend} por={por} /> : null;
}
