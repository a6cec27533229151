import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../../platform/http/budget/address-limit.js';

/** A person who types asks a few times a second; nobody needs more, by whatever door. */
@Injectable()
export class SearchLimit extends AddressLimit {
  constructor() {
    super(120, 60);
  }
}
