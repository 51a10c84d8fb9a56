import type { ImportRow } from './airports/import-rows.ts';
import type { PlannedCategory, PlannedField } from './categories.ts';
import type { PlannedSale } from './plans.ts';

/** The content of the demo site, created here and stored by the PHP beside it. */
export interface Content {
	title: string;
	tagline: string;
	/** The key of the page that is the front page. */
	front: string;
	pictures: readonly PlannedPicture[];
	forms: readonly PlannedForm[];
	pages: readonly PlannedPage[];
	/** Keys of the pages that serve the directory, by what they are for. */
	purposes: Readonly<
		Record<'directory' | 'plans' | 'submit' | 'my_listings' | 'contact', string>
	>;
	categories: readonly PlannedCategory[];
	fields: readonly PlannedField[];
	sales: ReadonlyArray<PlannedSale & { days: number }>;
	listings: readonly PlannedListing[];
}

/** A line as a file for import has it, and pictures by their keys. The plan is named by its key. */
export interface PlannedListing {
	row: ImportRow;
	image?: string;
	gallery?: readonly string[];
}

export interface PlannedPicture {
	/** Content names a picture's address as `{{picture:key}}`, since only WordPress knows where uploads go. */
	key: string;
	title: string;
	alt: string;
	width: number;
	height: number;
	/** A PNG, in Base64. */
	png: string;
}

export interface PlannedForm {
	/** A page names a form's number as `{{form:key}}`. */
	key: string;
	title: string;
	content: string;
	/** By meta key, as the plugin keeps a form's settings. */
	meta: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface PlannedComment {
	author: string;
	says: string;
	answers?: readonly PlannedComment[];
}

export interface PlannedPage {
	/** Stays the same when slug or title change; parents are planned before their children. */
	key: string;
	parent?: string;
	slug: string;
	title: string;
	content: string;
	excerpt?: string;
	/** With these the page is open for more. */
	comments?: readonly PlannedComment[];
}
