<?php
/**
 * The settings screen, in WordPress's own markup.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 * @var \Gazetteer\Kernel\Http\Input $option
 * @var \Gazetteer\Setup\Settings\SettingsTab $tab
 * @var string $setup
 * @var bool $isLegacyFound
 * @var list<array{widget: \Gazetteer\Widgets\Widget, title: string, description: string, words: array<string, mixed>}> $rows
 */

declare(strict_types=1);

use Gazetteer\Setup\Settings\SettingsScreen;
use Gazetteer\Setup\Settings\SettingsTab;

if (!defined('ABSPATH')) {
    exit;
}
?>
<div class="wrap gazetteer-settings">
    <h1><?php esc_html_e('Gazetteer', 'gazetteer'); ?></h1>
    <nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e('Settings', 'gazetteer'); ?>">
        <?php foreach (SettingsTab::cases() as $each) : ?>
            <a class="nav-tab<?php echo $each === $tab ? ' nav-tab-active' : ''; ?>" href="<?php echo esc_url($each->url()); ?>"<?php echo $each === $tab ? ' aria-current="page"' : ''; ?>><?php echo esc_html($each->title()); ?></a>
        <?php endforeach; ?>
    </nav>
    <form action="<?php echo esc_url(admin_url('options.php')); ?>" method="post">
        <?php settings_fields(SettingsScreen::PAGE); ?>
        <?php require __DIR__ . "/settings-{$tab->value}.php"; ?>
        <?php submit_button(); ?>
    </form>
</div>
