<?php
/**
 * The settings screen, in WordPress's own markup: it needs no style and no script of ours.
 *
 * @var \Gazetteer\WordPress\Settings $settings
 * @var list<array{widget: \Gazetteer\WordPress\Widget, title: string, description: string, words: array<string, mixed>}> $rows
 */

declare(strict_types=1);

use Gazetteer\WordPress\Settings;
use Gazetteer\WordPress\SettingsScreen;

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
<div class="wrap">
    <h1><?php esc_html_e('Gazetteer', 'gazetteer'); ?></h1>
    <p><?php esc_html_e('Every widget is a block and a shortcode. A page without any of them gets nothing from this plugin.', 'gazetteer'); ?></p>

    <form action="<?php echo esc_url(admin_url('options.php')); ?>" method="post">
        <?php settings_fields(SettingsScreen::PAGE); ?>

        <h2><?php esc_html_e('Widgets', 'gazetteer'); ?></h2>
        <table class="form-table" role="presentation">
            <?php foreach ($rows as ['widget' => $widget, 'title' => $title, 'description' => $description, 'words' => $words]) : ?>
                <tr>
                    <th scope="row"><?php echo esc_html($title); ?></th>
                    <td>
                        <p><?php echo esc_html($description); ?></p>
                        <p class="description">
                            <?php esc_html_e('Block:', 'gazetteer'); ?> <code><?php echo esc_html($widget->block()); ?></code><br>
                            <?php esc_html_e('Shortcode:', 'gazetteer'); ?> <code>[<?php echo esc_html($widget->shortcode()); ?>]<?php echo isset($words['content']) ? '…[/' . esc_html($widget->shortcode()) . ']' : ''; ?></code>
                        </p>
                        <?php if (isset($words['helper']) || isset($words['adopts'])) : ?>
                            <fieldset>
                                <legend class="screen-reader-text"><?php echo esc_html($title); ?></legend>
                                <p>
                                <?php
                                if (isset($words['helper']) && $widget->helper() !== '') {
                                    $switch('helpers', $widget->name, $words['helper'], $settings->isHelperOn($widget->name));
                                }
                                if (isset($words['adopts']) && $widget->adopts() !== []) {
                                    $switch('adopt', $widget->name, $words['adopts'], in_array($widget->name, $settings->adopting(), true));
                                }
                                ?>
                                </p>
                            </fieldset>
                        <?php endif; ?>
                    </td>
                </tr>
            <?php endforeach; ?>
        </table>

        <?php require __DIR__ . '/settings-data.php'; ?>
        <?php require __DIR__ . '/settings-proxies.php'; ?>

        <h2><?php esc_html_e('Addresses', 'gazetteer'); ?></h2>
        <p><?php esc_html_e('Older pages and themes may call the server under names of their own. Most sites leave these as they are.', 'gazetteer'); ?></p>
        <table class="form-table" role="presentation">
            <tr>
                <th scope="row"><label for="gazetteer-prefix"><?php esc_html_e('Action prefix', 'gazetteer'); ?></label></th>
                <td>
                    <input type="text" class="regular-text code" id="gazetteer-prefix" name="<?php echo esc_attr(Settings::OPTION); ?>[prefix]" value="<?php echo esc_attr($settings->prefix()); ?>" pattern="[a-z][a-z0-9_]{0,39}" required autocomplete="off" spellcheck="false" aria-describedby="gazetteer-prefix-help">
                    <p class="description" id="gazetteer-prefix-help"><?php esc_html_e('The first part of the AJAX actions: small letters, digits and underscores.', 'gazetteer'); ?></p>
                </td>
            </tr>
            <tr>
                <th scope="row"><label for="gazetteer-namespace"><?php esc_html_e('REST namespace', 'gazetteer'); ?></label></th>
                <td>
                    <input type="text" class="regular-text code" id="gazetteer-namespace" name="<?php echo esc_attr(Settings::OPTION); ?>[namespace]" value="<?php echo esc_attr($settings->restNamespace()); ?>" pattern="[a-z][a-z0-9\-]{0,39}(/[a-z0-9][a-z0-9.\-]{0,19}){1,2}" required autocomplete="off" spellcheck="false" aria-describedby="gazetteer-namespace-help">
                    <p class="description" id="gazetteer-namespace-help"><?php esc_html_e('Where the contact forms ask and send.', 'gazetteer'); ?></p>
                </td>
            </tr>
        </table>

        <?php submit_button(); ?>
    </form>
</div>
