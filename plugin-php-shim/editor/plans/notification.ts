/** What was just done, said below the screen; with a way back where there is one. */
export interface SnackbarMessage {
	readonly text: string;
	readonly undo?: () => void;
}

export type Notify = (text: string, undo?: () => void) => void;
