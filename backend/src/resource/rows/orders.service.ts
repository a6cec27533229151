import { type AnySection, clockAt, impedimentOf, lastingFaults, type Order, ordersOf } from '@coop/domain';
import type { OrderAnswer } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService, requirePermission } from './resource.service.js';
import { type ActionRequest, SectionPolicies } from './section-policy.js';

/** Lists a row's available orders, by the same rules that reject the others. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly resources: ResourceService,
    private readonly policies: SectionPolicies,
  ) {}

  /** Returns the orders that the row's state and the role allow, in the order of its flows. */
  async find(section: AnySection, staff: Staff, id: string): Promise<OrderAnswer[]> {
    requirePermission(staff, 'leer', section);
    const row = await this.resources.stored(section, id);
    const given = ordersOf(section, row).filter(({ name }) => may(staff, name, section));
    return Promise.all(given.map((order) => this.offer(order, { section, action: order.name, row, staff })));
  }

  private async offer(order: Order, asked: ActionRequest): Promise<OrderAnswer> {
    const given = { orden: order.name, impedimento: null, propuesta: null };
    const impediments = await this.impedimentsOf(order, asked);
    if (impediments.length > 0) return { ...given, impedimento: sentencesOf(impediments) };
    const proposed = await orRefusals(this.policies.propose(asked));
    return Array.isArray(proposed)
      ? { ...given, impedimento: sentencesOf(proposed) }
      : { ...given, propuesta: proposed ?? null };
  }

  /** Returns all of them, so that nobody mends one to learn of the next. */
  private async impedimentsOf(order: Order, asked: ActionRequest): Promise<string[]> {
    const clock = clockAt();
    const why = impedimentOf(order.transition, asked.row, clock);
    const refusals = (await orRefusals(this.policies.requirePossible(asked))) ?? [];
    return [...(why ? [why] : []), ...refusals, ...lastingFaults(asked.section, order, asked.row, clock)];
  }
}

/** Returns the result, or the messages of a Problem. */
const orRefusals = <T>(run: Promise<T>): Promise<T | string[]> =>
  run.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    const errors = Object.values(error.details.errors ?? {});
    return errors.length > 0 ? errors : [error.message];
  });

/** Joins messages, which end with a full stop or not. */
const sentencesOf = ([first = '', ...others]: readonly string[]): string =>
  [first, ...new Set(others)].reduce((text, one) => `${text.replace(/\.$/, '')}. ${one}`);
