import { type AnySection, clockAt, impedimentOf, lastingFaults, type Order, ordersOf } from '@coop/domain';
import type { OrderAnswer } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService, requirePermission } from './resource.service.js';
import { type ActionRequest, SectionPolicies } from './section-policy.js';

@Injectable()
export class OrdersService {
  constructor(
    private readonly resources: ResourceService,
    private readonly policies: SectionPolicies,
  ) {}

  /** Returns the orders that the row's state and the role allow, in the order of its flows. */
  async find(section: AnySection, staff: Staff, id: string): Promise<OrderAnswer[]> {
    requirePermission(staff, 'leer', section);
    const row = await this.resources.stored(section, id, staff);
    const available = ordersOf(section, row).filter(({ name }) => may(staff, name, section));
    return Promise.all(available.map((order) => this.offer(order, { section, action: order.name, row, staff })));
  }

  private async offer(order: Order, request: ActionRequest): Promise<OrderAnswer> {
    const base = { orden: order.name, impedimento: null, propuesta: null };
    const impediments = await this.impedimentsOf(order, request);
    if (impediments.length > 0) return { ...base, impedimento: sentencesOf(impediments) };
    const proposed = await orRefusals(this.policies.propose(request));
    return Array.isArray(proposed)
      ? { ...base, impedimento: sentencesOf(proposed) }
      : { ...base, propuesta: proposed ?? null };
  }

  /** Returns all impediments at once, so that users can fix them together. */
  private async impedimentsOf(order: Order, request: ActionRequest): Promise<string[]> {
    const clock = clockAt();
    const why = impedimentOf(order.transition, request.row, clock);
    const refusals = (await orRefusals(this.policies.requirePossible(request))) ?? [];
    return [...(why ? [why] : []), ...refusals, ...lastingFaults(request.section, order, request.row, clock)];
  }
}

/** Returns the result, or the messages of a Problem. */
const orRefusals = <T>(run: Promise<T>): Promise<T | string[]> =>
  run.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    const errors = Object.values(error.details.errors ?? {});
    return errors.length > 0 ? errors : [error.message];
  });

const sentencesOf = ([first = '', ...others]: readonly string[]): string =>
  [first, ...new Set(others)].reduce((text, one) => `${text.replace(/\.$/, '')}. ${one}`);
