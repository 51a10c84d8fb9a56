import { FIELD, LISTING_FORM, PASSED_FIELD } from '@gazetteer/contract';
import { reportUnrecognized, type PagePart } from '@gazetteer/host';
import type { ListingForm } from '../form.ts';
import { ACCOUNT, SEND, TERMS } from '../markup.ts';
import { LOCATIONS } from './locations.ts';
import { GALLERY } from './page-pictures.ts';

const named = (name: string) => `[name="${name}"]`;
const file = (name: string) => `[type="file"][name="${name}[]"]`;

/** The console message for a feature that works only with the page's own script. */
const onlyTheirs = (does: string) => `Only the page's own script ${does}.`;

/**
 * Each row contains a name, a selector that detects the element, the selector that we support, and
 * a sentence about how the page works without our support.
 */
const PAGE_PARTS: readonly (readonly [string, string, string, string])[] = [
	[
		'title',
		named(FIELD.title),
		'#lptitle, #lptitleGoogle',
		'The title is sent as typed. Place lookup and the preview card are missing.',
	],
	[
		'tagline',
		'.with-title-cond',
		'.lp-tagline-submit-tagline [type="checkbox"]',
		onlyTheirs('shows the tagline'),
	],
	[
		'city',
		`[name^="${FIELD.location}"]`,
		`${LOCATIONS.text}, ${LOCATIONS.select}`,
		'The city is sent as the page holds it. Suggestions are missing.',
	],
	[
		'address',
		named(FIELD.address),
		'#inputAddress',
		'The address is sent as typed. Suggestions are missing.',
	],
	[
		'address by hand',
		`${named(FIELD.customAddress)}, .googleAddressbtn`,
		'.lp-custom-lat',
		`Both addresses are sent. ${onlyTheirs('switches between them')}`,
	],
	[
		'category',
		`[name^="${FIELD.category}"]`,
		'#inputCategory',
		`The category is sent. ${onlyTheirs('shows its features and fields')}`,
	],
	[
		'features of a category',
		`[${LISTING_FORM.hasDetails}="1"]`,
		'.lpfeatures_fields #tags-by-cat',
		onlyTheirs('shows the features of the chosen category'),
	],
	[
		'fields of the form builder',
		'.lp-form-builder-field',
		'#lp-form-builder-is-enabled',
		onlyTheirs('shows the fields of the chosen category'),
	],
	[
		'description',
		named(FIELD.content),
		'#inputDescription',
		'The description is sent as the page holds it.',
	],
	['tags', named('tags'), '#inputTags', 'Tags are sent as typed, with commas between them.'],
	[
		'gallery',
		file(FIELD.gallery),
		GALLERY.part,
		`Chosen files are sent within the limits, without previews. ${onlyTheirs('removes saved photos')}`,
	],
	[
		'featured image',
		file(FIELD.featuredImage),
		'.custom-file:has(#lp-featuredimage)',
		'A chosen file is sent, without a preview.',
	],
	[
		'logo',
		file(FIELD.logo),
		'.custom-file:has(#business_logo)',
		'A chosen file is sent, without a preview.',
	],
	[
		'social media adder',
		'#get_media, #get_media_url, #add-new-social-url, .social-row',
		':has(#get_media):has(#get_media_url):has(#add-new-social-url)',
		`Saved addresses are sent. ${onlyTheirs('adds and removes them')}`,
	],
	[
		'opening hours',
		`[name^="${PASSED_FIELD.businessHours}"], .day-hours`,
		'.gz-day',
		`The days shown are sent. ${onlyTheirs('adds and removes them')}`,
	],
	[
		'questions and answers',
		`[name^="${FIELD.faqQuestion}["]`,
		`#tabs [id^="tab"] [name^="${FIELD.faqQuestion}["]`,
		`Questions are sent as typed. ${onlyTheirs('adds some')}`,
	],
	[
		'fields of a member',
		named(FIELD.password),
		ACCOUNT.have,
		'User name and password are sent as the page shows them.',
	],
	[
		'fields of a new account',
		ACCOUNT.switch,
		ACCOUNT.none,
		onlyTheirs('switches between the two kinds of account'),
	],
	['choice of an account', ACCOUNT.have, ACCOUNT.switch, 'Listings are sent for a new account.'],
	['terms', '.check_policy, .termpolicy', TERMS, onlyTheirs('requires them')],
	[
		'send button',
		'[type="submit"]',
		SEND,
		'Any button without a name sends the form. It shows no progress.',
	],
	[
		'error box',
		named(LISTING_FORM.hiddenErrorText),
		`.${LISTING_FORM.errorBox}`,
		'Errors are shown beside the fields and below the button.',
	],
];

/** Reports elements of an older theme's form that our selectors do not find. */
export const reportPageParts = ({ element }: ListingForm): void =>
	reportUnrecognized(
		'listing-form',
		element,
		PAGE_PARTS.map(([name, sign, selector, without]): PagePart => {
			return { name, sign, selector, without };
		}),
	);
