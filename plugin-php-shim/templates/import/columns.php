<?php
/**
 * The second step of the import: what each column of the file contains.
 *
 * @var \Gazetteer\Import\Domain\ImportRun $run
 * @var list<string> $headings
 * @var array<string, string> $samples An example for each column.
 * @var array<string, string> $targets
 * @var array<string, array<string, string>> $groups
 * @var string $home The address of the first step.
 * @var string $notice A message; '' for none.
 * @var bool $isGood
 */

declare(strict_types=1);

use Gazetteer\Import\Screen\ImportScreen;

if (!defined('ABSPATH')) {
    exit;
}
?>
<div class="wrap gazetteer-import">
    <?php require __DIR__ . '/head.php'; ?>
    <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
        <?php ImportScreen::inputs('columns', $run); ?>
        <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-map">
            <h2 id="gazetteer-import-map"><?php esc_html_e('Assign the columns', 'gazetteer'); ?></h2>
            <p><?php esc_html_e('Check the suggestions. Several columns can become one detail: parts of an address are joined, and categories are combined. Without an ID, a listing is recognized by its title, address and position.', 'gazetteer'); ?></p>
            <table class="widefat striped gazetteer-import-map">
                <thead><tr>
                    <th scope="col"><?php esc_html_e('Column', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Example', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Import as', 'gazetteer'); ?></th>
                </tr></thead>
                <tbody>
                    <?php foreach ($headings as $number => $heading) : ?>
                        <tr>
                            <th scope="row"><label for="gazetteer-import-target-<?php echo esc_attr((string) $number); ?>"><?php echo esc_html($heading); ?></label></th>
                            <td class="gazetteer-import-sample"><?php echo esc_html(wp_html_excerpt($samples[$heading] ?? '', 80, '…')); ?></td>
                            <td>
                                <select name="targets[<?php echo esc_attr((string) $number); ?>]" id="gazetteer-import-target-<?php echo esc_attr((string) $number); ?>">
                                    <option value=""><?php esc_html_e('Do not import', 'gazetteer'); ?></option>
                                    <?php foreach ($groups as $group => $options) : ?>
                                        <optgroup label="<?php echo esc_attr($group); ?>">
                                            <?php foreach ($options as $target => $label) : ?>
                                                <option value="<?php echo esc_attr($target); ?>" <?php selected($targets[$heading] ?? '', $target); ?>><?php echo esc_html($label); ?></option>
                                            <?php endforeach; ?>
                                        </optgroup>
                                    <?php endforeach; ?>
                                </select>
                            </td>
                        </tr>
                    <?php endforeach; ?>
                </tbody>
            </table>
        </section>
        <p class="gazetteer-import-buttons"><button type="submit" class="button button-primary"><?php esc_html_e('Continue to the preview', 'gazetteer'); ?></button></p>
    </form>
    <?php require __DIR__ . '/cancel.php'; ?>
</div>
