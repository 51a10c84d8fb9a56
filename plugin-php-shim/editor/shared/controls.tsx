import { TextControl, TextareaControl, ToggleControl } from '@wordpress/components';

/**
 * Enables the new default styles of components. Without these props, WordPress logs deprecation
 * warnings.
 */
export const NEW_STYLES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

interface SettingProps<Value> {
	readonly label: string;
	readonly help?: string;
	readonly value: Value;
	readonly set: (value: Value) => void;
	readonly placeholder?: string;
}

interface TextProps extends SettingProps<string> {
	readonly type?: 'text' | 'number' | 'date' | 'time' | 'email';
	readonly min?: number;
	readonly step?: number;
	readonly onBlur?: () => void;
}

export const Text = ({ set, ...rest }: TextProps) => (
	<TextControl {...rest} {...NEW_STYLES} onChange={set} />
);

export const LongText = ({ set, rows = 4, ...rest }: SettingProps<string> & { rows?: number }) => (
	<TextareaControl {...rest} rows={rows} __nextHasNoMarginBottom onChange={set} />
);

export const Switch = ({ set, value, ...rest }: SettingProps<boolean>) => (
	<ToggleControl {...rest} __nextHasNoMarginBottom checked={value} onChange={set} />
);

/** An input for a whole number. An empty input is 0, which means no limit. */
export const Amount = ({ value, set, ...rest }: SettingProps<number>) => (
	<Text
		{...rest}
		type="number"
		min={0}
		value={value > 0 ? String(value) : ''}
		set={(text) => set(Math.max(0, Math.trunc(Number(text)) || 0))}
	/>
);
