/** What the demo's WordPress shall hold, as a value: made here, planted by plant.php. */
export interface Plan {
	title: string;
	tagline: string;
	/** The key of the page that is the front page. */
	front: string;
	pictures: readonly PlannedPicture[];
	forms: readonly PlannedForm[];
	pages: readonly PlannedPage[];
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

export interface PlannedPage {
	/** Stays the same when slug or title change; parents are planned before their children. */
	key: string;
	parent?: string;
	slug: string;
	title: string;
	content: string;
	excerpt?: string;
}
