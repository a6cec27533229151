import { sections } from '@coop/domain';
import { expect, it } from '@jest/globals';
import { SectionPolicies, type SectionPolicy } from './section-policy.js';

const { novedades } = sections;
const order = { section: novedades, action: 'publicar', row: {} as never } as const;
const refusing: SectionPolicy = {
  applies: () => true,
  requirePossible: () => Promise.reject(new Error('No es posible')),
};

it('throws before policies are registered', async () => {
  const policies = new SectionPolicies();
  await expect(policies.requirePossible(order)).rejects.toThrow('before their registration');
  policies.register([refusing]);
  await expect(policies.requirePossible(order)).rejects.toThrow('No es posible');
});

it('runs only the policies of the section', async () => {
  const policies = new SectionPolicies();
  policies.register([{ ...refusing, applies: ({ name }) => name !== novedades.name }]);
  await policies.requirePossible(order);
});
