/** What was just done, said below the screen; with a way back where there is one. */
export interface Said {
	readonly text: string;
	readonly undo?: () => void;
}

export type Say = (text: string, undo?: () => void) => void;
