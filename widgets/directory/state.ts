import type { Change } from '@gazetteer/store';

export interface DirectoryState {
	/** The URL of the results on the page. */
	readonly shown: string;
	/** The URL that was requested last, until its results are on the page. */
	readonly asked: string | undefined;
	/** Whether the answer takes so long that the page shows placeholders. */
	readonly isSlow: boolean;
}

export const shows = (shown: string): DirectoryState => ({
	shown,
	asked: undefined,
	isSlow: false,
});

/** A new request. Its answer replaces the answers of earlier requests. */
export const asked =
	(address: string): Change<DirectoryState> =>
	(state) => ({ ...state, asked: address, isSlow: false });

/** Ignored if another request was made since, or if the answer arrived. */
export const slowed =
	(address: string): Change<DirectoryState> =>
	(state) =>
		state.asked === address ? { ...state, isSlow: true } : state;

/** Ignored if another request was made since. */
export const answered =
	(address: string): Change<DirectoryState> =>
	(state) =>
		state.asked === address ? shows(address) : state;

/** The visitor returned to the search on the page before the answer arrived. */
export const cancelled: Change<DirectoryState> = (state) => shows(state.shown);

/** Whether the page shows this search, or is about to. */
export const isCurrent = (state: DirectoryState, address: string): boolean =>
	address === (state.asked ?? state.shown);
