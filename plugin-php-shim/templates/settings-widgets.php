<?php
/**
 * The widgets tab of the settings screen, with a description of each widget and its setting for
 * every page.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 * @var list<array{widget: \Gazetteer\Widgets\Widget, title: string, description: string, words: array<string, mixed>}> $rows
 */

declare(strict_types=1);

use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Sitewide\TrackingOptions;

if (!defined('ABSPATH')) {
    exit;
}

$switch = static function (string $list, string $widget, string $label, bool $on): void {
    printf(
        '<label for="gazetteer-%1$s-%2$s"><input type="checkbox" id="gazetteer-%1$s-%2$s" name="%3$s[%1$s][]" value="%2$s" %4$s> %5$s</label><br>',
        esc_attr($list),
        esc_attr($widget),
        esc_attr(Settings::OPTION),
        checked($on, true, false),
        esc_html($label)
    );
};
?>
<?php foreach (['helpers', 'adopt'] as $list) : ?>
    <input type="hidden" name="<?php echo esc_attr(Settings::OPTION . "[{$list}][]"); ?>" value="">
<?php endforeach; ?>
<p><?php esc_html_e('Every widget is a block and a shortcode. Pages without a widget load nothing from this plugin.', 'gazetteer'); ?></p>
<table class="form-table" role="presentation">
    <?php foreach ($rows as ['widget' => $widget, 'title' => $title, 'description' => $description, 'words' => $words]) : ?>
        <tr>
            <th scope="row"><?php echo esc_html($title); ?></th>
            <td>
                <p><?php echo esc_html($description); ?></p>
                <?php if ($widget->isBlock) : ?>
                <p class="description">
                    <?php esc_html_e('Block:', 'gazetteer'); ?> <code><?php echo esc_html($widget->block()); ?></code><br>
                    <?php esc_html_e('Shortcode:', 'gazetteer'); ?> <code>[<?php echo esc_html($widget->shortcode()); ?>]<?php echo isset($words['content']) ? '…[/' . esc_html($widget->shortcode()) . ']' : ''; ?></code>
                </p>
                <?php endif; ?>
                <?php $takesOver = isset($words['adopts']) && $widget->adopts() !== [] && ($widget->isFound() || in_array($widget->name, $settings->adopting(), true)); ?>
                <?php if (isset($words['helper']) || $takesOver) : ?>
                    <fieldset>
                        <legend class="screen-reader-text"><?php echo esc_html($title); ?></legend>
                        <p>
                        <?php
                        if (isset($words['helper']) && $widget->helper() !== '') {
                            $switch('helpers', $widget->name, $words['helper'], $settings->isHelperOn($widget->name));
                        }
                        if ($takesOver) {
                            $switch('adopt', $widget->name, $words['adopts'], in_array($widget->name, $settings->adopting(), true));
                        }
                        ?>
                        </p>
                        <?php
                        if (isset($words['helper']) && $widget->helper() !== '') {
                            require __DIR__ . '/settings-helper.php';
                        }
                        if ($widget->name === TrackingOptions::WIDGET) {
                            require __DIR__ . '/settings-tracking.php';
                        }
                        ?>
                    </fieldset>
                <?php endif; ?>
            </td>
        </tr>
    <?php endforeach; ?>
</table>
