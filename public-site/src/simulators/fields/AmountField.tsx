import { useId } from 'react';
import { AmountInput } from './AmountInput';
import { Field } from './Field';

type Props = {
  label: string;
  name: string;
  value: string;
  before?: string;
  fault?: string;
  onChange: (value: string) => void;
};

/** An amount field without a slider. */
export function AmountField({ label, fault, ...input }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} fault={fault}>
      <AmountInput id={id} width={12} fault={fault} described={Boolean(fault)} {...input} />
    </Field>
  );
}
