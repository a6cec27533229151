import { type AnySection, exampleValues } from '@coop/domain';
import { useSearchParams } from 'react-router-dom';
import { AS_EXAMPLE } from '../publishing/newFrom';

/** What a new row begins with, where its address asks for the example of its section. */
export function useExample(section: AnySection): Record<string, unknown> | undefined {
  const [query] = useSearchParams();
  return query.has(AS_EXAMPLE) ? exampleValues(section) : undefined;
}
