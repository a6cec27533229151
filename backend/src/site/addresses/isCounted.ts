/** As the redirections write them, and short. */
const WRITTEN = /^\/[a-z0-9._-]+(\/[a-z0-9._-]+)*$/;
const LONGEST = 120;
/** What a site of before may have had: of other files, programs of other products above all, nobody here speaks. */
const PAGE_OR_PAPER = /\.(html?|pdf|docx?|xlsx?)$/;
/** What machines try on every site. */
const TRIED =
  /(^|\/)(\.|_|wp-|wp$|wordpress|cgi-bin|phpmyadmin|pma$|vendor|actuator|solr|console|boaform|hnap1|owa|autodiscover|backups?$|config|server-status|telescope|druid|jenkins|xmlrpc|shell|setup|install$|administrator|ecp|remote|sdk|geoserver|manager$)/;
/** A document of identity, an account, a telephone: somebody's. */
const MAYBE_SOMEBODYS = /\d{5}/;

/** Whether an address that the site lacks, in its one form, is worth telling staff: a person may have come by a link to it. */
export const isCounted = (address: string): boolean =>
  address.length <= LONGEST &&
  WRITTEN.test(address) &&
  (!address.includes('.') || PAGE_OR_PAPER.test(address)) &&
  !TRIED.test(address) &&
  !MAYBE_SOMEBODYS.test(address);
