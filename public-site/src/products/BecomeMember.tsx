import { ButtonLink } from '../ui/elements/Button';
import { Section } from '../ui/page/Section';
import type { Subject } from './readCosts';

/** The costs of becoming a member, in the tarifario. */
export const certificados: Subject = { groups: ['certificados_aportacion'], words: [''] };

/** A link to membership, which accounts and loans require. */
export const BecomeMember = () => (
  <Section title="Hágase socio" anchor="ser-socio">
    <p>
      La cooperativa es de sus socios: cada uno tiene un voto en la asamblea, parte en los excedentes y puede pedir un
      crédito.
    </p>
    <div>
      <ButtonLink href="/hacerse-socio" tone="claro">
        Qué se necesita y cuánto cuesta
      </ButtonLink>
    </div>
  </Section>
);
