<?php
/**
 * The options of a widget that is on every page, and the pages to exclude.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 * @var \Gazetteer\Widgets\Widget $widget
 * @var array<string, mixed> $words
 */

declare(strict_types=1);

use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Sitewide\HelperOptions;

if (!defined('ABSPATH')) {
    exit;
}

$said = $settings->sitewide($widget->name);
$id = "gazetteer-sitewide-{$widget->name}";
$name = Settings::OPTION . "[sitewide][{$widget->name}]";
?>
<details<?php echo HelperOptions::forWidget($settings, $widget) === [] && !$said->has(HelperOptions::EXCEPT) ? '' : ' open'; ?>>
    <summary><?php esc_html_e('Options for every page', 'gazetteer'); ?></summary>
    <?php foreach ($widget->sitewide() as $option) : ?>
        <?php
        $control = $words['controls'][$option];
        $attribute = HelperOptions::attribute($widget, $option);
        $value = $said->text($option) !== '' ? $said->text($option) : (string) ($attribute['default'] ?? '');
        ?>
        <p>
            <label for="<?php echo esc_attr("{$id}-{$option}"); ?>"><?php echo esc_html($control['label']); ?></label><br>
            <?php if (isset($control['options'])) : ?>
                <select id="<?php echo esc_attr("{$id}-{$option}"); ?>" name="<?php echo esc_attr("{$name}[{$option}]"); ?>">
                    <?php foreach ($control['options'] as $key => $label) : ?>
                        <option value="<?php echo esc_attr($key); ?>" <?php selected($value, $key); ?>><?php echo esc_html($label); ?></option>
                    <?php endforeach; ?>
                </select>
            <?php elseif (($attribute['type'] ?? '') === 'integer') : ?>
                <input type="number" class="small-text" id="<?php echo esc_attr("{$id}-{$option}"); ?>" name="<?php echo esc_attr("{$name}[{$option}]"); ?>" value="<?php echo esc_attr($value); ?>" min="<?php echo esc_attr((string) $attribute['minimum']); ?>" max="<?php echo esc_attr((string) $attribute['maximum']); ?>"> <?php esc_html_e('pixels', 'gazetteer'); ?>
            <?php else : ?>
                <input type="text" class="small-text code" style="width:8em" id="<?php echo esc_attr("{$id}-{$option}"); ?>" name="<?php echo esc_attr("{$name}[{$option}]"); ?>" value="<?php echo esc_attr($value); ?>" pattern="#([0-9a-fA-F]{3}){1,2}" placeholder="#1d4ed8" autocomplete="off" spellcheck="false" aria-describedby="<?php echo esc_attr("{$id}-{$option}"); ?>-help">
                <span class="description" id="<?php echo esc_attr("{$id}-{$option}"); ?>-help"><?php esc_html_e('A hex value such as #1d4ed8. Leave empty to use the theme’s color.', 'gazetteer'); ?></span>
            <?php endif; ?>
        </p>
    <?php endforeach; ?>
    <p>
        <label for="<?php echo esc_attr($id); ?>-except"><?php esc_html_e('Excluded pages', 'gazetteer'); ?></label><br>
        <textarea class="large-text code" rows="3" id="<?php echo esc_attr($id); ?>-except" name="<?php echo esc_attr($name . '[' . HelperOptions::EXCEPT . ']'); ?>" placeholder="/checkout/" autocomplete="off" spellcheck="false" aria-describedby="<?php echo esc_attr($id); ?>-except-help"><?php echo esc_textarea($said->lines(HelperOptions::EXCEPT)); ?></textarea>
        <span class="description" id="<?php echo esc_attr($id); ?>-except-help"><?php esc_html_e('One address or page ID per line. An asterisk at the end includes all pages below, such as /shop/*.', 'gazetteer'); ?></span>
    </p>
</details>
