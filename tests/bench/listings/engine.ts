/** A WordPress with the plugin and some number of listings, on one database. */
export interface Engine {
	readonly url: string;
	/** Runs PHP with WordPress loaded and gives back what it printed. */
	readonly run: (code: string) => Promise<string>;
	readonly stop: () => Promise<void>;
}

export interface Database {
	readonly name: string;
	readonly isHere: () => Promise<boolean>;
	/** Opens a site with so many listings; what was made for an earlier run is used again. */
	readonly open: (listings: number) => Promise<Engine>;
}
