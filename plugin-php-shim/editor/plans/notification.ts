/** A message below the screen, with an “Undo” action if possible. */
export interface SnackbarMessage {
	readonly text: string;
	readonly undo?: () => void;
}

export type Notify = (text: string, undo?: () => void) => void;
