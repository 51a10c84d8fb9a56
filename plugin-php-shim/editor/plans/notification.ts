/** A notification at the bottom of the screen. It may have an “Undo” action. */
export interface SnackbarMessage {
	readonly text: string;
	readonly undo?: () => void;
}

export type Notify = (text: string, undo?: () => void) => void;
