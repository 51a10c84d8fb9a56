/** A WordPress with the plugin and a number of listings, on one database. */
export interface Engine {
	readonly url: string;
	/** Runs PHP with WordPress loaded, and returns its output. */
	readonly run: (code: string) => Promise<string>;
	readonly stop: () => Promise<void>;
}

export interface Database {
	readonly name: string;
	readonly isHere: () => Promise<boolean>;
	/** Opens a site with this number of listings. Reuses the data of an earlier run. */
	readonly open: (listings: number) => Promise<Engine>;
}
