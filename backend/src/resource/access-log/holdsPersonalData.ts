import { type AnySection, isSiteContent, membersSection } from '@coop/domain';

/**
 * Returns whether a section holds personal data of people outside the staff, whose bulk reads are limited and logged.
 * Site content and staff names are excluded: the panel lists staff wherever a person is chosen.
 */
export const holdsPersonalData = (section: AnySection): boolean =>
  !isSiteContent(section) && section.name !== membersSection;
