import { formatNumber } from '@coop/domain/format';
import { useEffect, useId, useRef } from 'react';
import { AmountInput } from './AmountInput';
import { between } from './between';
import { Field } from './Field';
import { fillSlider } from './fillSlider';
import css from './SliderField.module.css';
import { withThousands } from './thousands';

type Props = {
  label: string;
  name: string;
  /** As it was written: an amount, or a whole number. */
  value: string;
  /** Of the slider; the field takes what the simulator takes. */
  min: number;
  max: number;
  step: number;
  before?: string;
  after?: string;
  help?: string;
  fault?: string;
  onChange: (value: string) => void;
};

/** A number that is slid or written: both say the same. Without JavaScript, the field alone. */
export function SliderField({ label, min, max, step, help, fault, ...input }: Props) {
  const { value, before, after, onChange } = input;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const written = Number(value.replace(',', '.'));
  const number = value.trim() !== '' && Number.isFinite(written) ? between(written, min, max) : min;
  useEffect(() => {
    if (slider.current) fillSlider(slider.current);
  });
  return (
    <Field
      id={id}
      label={label}
      help={help}
      fault={fault}
      below={
        <input
          ref={slider}
          className={css.deslizador}
          type="range"
          aria-label={label}
          min={min}
          max={max}
          step={step}
          value={number}
          aria-valuetext={[before, formatNumber(number, 0), after].filter(Boolean).join(' ')}
          onChange={(e) => onChange(e.target.value)}
        />
      }
    >
      <AmountInput
        id={id}
        width={Math.max(3, withThousands(String(max)).length)}
        fault={fault}
        described={Boolean(fault || help)}
        {...input}
      />
    </Field>
  );
}
