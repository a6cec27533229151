import type { AnySection } from '@coop/domain';
import { CORRECTION } from '@coop/domain/sections/shared/corrections';
import { WrittenInput } from './WrittenInput';

type Props = { section: AnySection; value: string; onChange: (value: string) => void };

/** Whether a reason says enough to be kept. */
export const isReason = (section: AnySection, value: string): boolean =>
  section.fields[CORRECTION].schema().safeParse(value).success;

/** Asks why what is in force is corrected. */
export function ReasonInput({ section, value, onChange }: Props) {
  const { label, help } = section.fields[CORRECTION];
  return (
    <WrittenInput
      label={label}
      help={`${help} Al menos 10 letras.`}
      value={value}
      onChange={onChange}
      max={300}
      required
    />
  );
}
