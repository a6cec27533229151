import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../../platform/http/budget/address-limit.js';

/** Rate limit of public searches per IP address: 120 a minute, enough for search-as-you-type. */
@Injectable()
export class SearchLimit extends AddressLimit {
  constructor() {
    super(120, 60);
  }
}
