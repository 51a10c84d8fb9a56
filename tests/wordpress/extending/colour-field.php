<?php
/**
 * Plugin Name: Colour Field for Gazetteer
 * Description: Adds a colour to contact forms and to the custom fields of listings.
 */

if (!defined('ABSPATH')) {
	exit;
}

add_filter('gazetteer_field_types', function (array $types): array {
	$types['colour'] = new class extends Gazetteer\Api\FieldType {
		public function label(): string {
			return __('Colour', 'my-colours');
		}

		public function description(): string {
			return __('A colour, picked from a palette.', 'my-colours');
		}

		public function input(string $value, string $attributes, array $settings): string {
			return sprintf('<input type="color" value="%s"%s>', esc_attr($value ?: '#000000'), $attributes);
		}

		public function clean(string $value): string {
			return strtolower(trim($value));
		}

		// The browser checks this before it sends a contact form. The server checks it as well.
		public function rules(array $settings): array {
			return [['rule' => 'maxlength', 'threshold' => '7', 'error' => $this->hint()]];
		}

		public function error(string $value, array $settings): string {
			return preg_match('/^#[0-9a-f]{6}$/D', $value) === 1 ? '' : $this->hint();
		}

		// In emails and entries.
		public function text(string $value): string {
			return "Colour {$value}";
		}

		// On the page of a listing.
		public function html(string $value): string {
			$swatch = sprintf('<span class="my-swatch" style="background:%s"></span>', esc_attr($value));

			return $swatch . ' ' . esc_html($value);
		}

		public function isFilterable(): bool {
			return true;
		}

		private function hint(): string {
			return __('Enter a colour like #1e90ff.', 'my-colours');
		}
	};

	return $types;
});
