import type { ImportRow } from './airports/import-rows.ts';
import type { PlannedCategory, PlannedField } from './categories.ts';
import type { PlannedSale } from './plans.ts';

/** The content of the demo site. The PHP files in this folder store it. */
export interface Content {
	title: string;
	tagline: string;
	/** The key of the front page. */
	front: string;
	pictures: readonly PlannedPicture[];
	forms: readonly PlannedForm[];
	pages: readonly PlannedPage[];
	/** The keys of the directory's pages, by purpose. */
	purposes: Readonly<
		Record<'directory' | 'plans' | 'submit' | 'my_listings' | 'contact', string>
	>;
	/** The key of the form on the pages of listings. */
	messageForm: string;
	categories: readonly PlannedCategory[];
	fields: readonly PlannedField[];
	sales: ReadonlyArray<PlannedSale & { days: number }>;
	listings: readonly PlannedListing[];
}

/**
 * A listing: a row for the import, and the keys of its images. The row contains the key of the
 * plan.
 */
export interface PlannedListing {
	row: ImportRow;
	image?: string;
	gallery?: readonly string[];
}

export interface PlannedPicture {
	/**
	 * Pages contain the URL of a picture as `{{picture:key}}`, because only WordPress knows the
	 * upload folder.
	 */
	key: string;
	title: string;
	alt: string;
	width: number;
	height: number;
	/** A PNG image, encoded as Base64. */
	png: string;
}

export interface PlannedForm {
	/** Pages contain the id of a form as `{{form:key}}`. */
	key: string;
	title: string;
	content: string;
	/** The form's settings by meta key. */
	meta: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface PlannedComment {
	author: string;
	says: string;
	answers?: readonly PlannedComment[];
}

export interface PlannedPage {
	/** The key identifies the page if its slug or title changes. A parent must precede its children. */
	key: string;
	parent?: string;
	slug: string;
	title: string;
	content: string;
	excerpt?: string;
	/** The page's comments. A page with comments is open for more. */
	comments?: readonly PlannedComment[];
}
