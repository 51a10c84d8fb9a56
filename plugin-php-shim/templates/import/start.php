<?php
/**
 * The first step of the import: upload a file, or select another plugin. Also lists earlier imports, and offers exports.
 *
 * @var array<string, array{name: string, total: ?int}> $sources The total is null for importers of other plugins.
 * @var array<string, \Gazetteer\Import\Domain\ImportRun> $runs
 * @var null $run
 * @var string $home The address of the first step.
 * @var string $notice A message; '' for none.
 * @var bool $isGood
 */

declare(strict_types=1);

use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Import\Screen\ExportDownload;
use Gazetteer\Import\Screen\ImportScreen;
use Gazetteer\Import\Screen\UploadedTable;

if (!defined('ABSPATH')) {
    exit;
}

$words = static fn (RunStep $step): string => match ($step) {
    RunStep::Done => __('Imported', 'gazetteer'),
    RunStep::Importing => __('Interrupted', 'gazetteer'),
    RunStep::Undoing => __('Undo interrupted', 'gazetteer'),
    default => __('Not imported yet', 'gazetteer'),
};
?>
<div class="wrap gazetteer-import">
    <?php require __DIR__ . '/head.php'; ?>
    <div class="gazetteer-import-columns">
        <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-upload">
            <h2 id="gazetteer-import-upload"><?php esc_html_e('Upload a file', 'gazetteer'); ?></h2>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>" enctype="multipart/form-data">
                <?php ImportScreen::inputs('upload', null); ?>
                <p><label for="gazetteer-import-file"><?php esc_html_e('File', 'gazetteer'); ?></label>
                <input type="file" name="file" id="gazetteer-import-file" required accept="<?php echo esc_attr(UploadedTable::accept()); ?>" aria-describedby="gazetteer-import-file-help"></p>
                <?php /* translators: %s: a size, such as 64 MB. */ ?>
                <p class="description" id="gazetteer-import-file-help"><?php echo esc_html(sprintf(__('CSV, JSON, JSON Lines or GeoJSON, encoded in UTF-8, up to %s. You assign the columns in the next step. Nothing is imported before you confirm.', 'gazetteer'), (string) size_format(wp_max_upload_size()))); ?></p>
                <p><button type="submit" class="button button-primary"><?php esc_html_e('Upload', 'gazetteer'); ?></button></p>
            </form>
        </section>
        <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-sites">
            <h2 id="gazetteer-import-sites"><?php esc_html_e('Other directory plugins on this site', 'gazetteer'); ?></h2>
            <?php if ($sources === []) : ?>
                <p><?php esc_html_e('This site has no listings of ListingPro, GeoDirectory, Directorist, HivePress, Business Directory Plugin or MyListing.', 'gazetteer'); ?></p>
            <?php endif; ?>
            <ul class="gazetteer-import-sources">
                <?php foreach ($sources as $slug => $source) : ?>
                    <li>
                        <?php /* translators: %s: a number of listings. */ ?>
                        <span><strong><?php echo esc_html($source['name']); ?></strong><?php if ($source['total'] !== null) : ?><br><?php echo esc_html(sprintf(_n('%s listing', '%s listings', $source['total'], 'gazetteer'), number_format_i18n($source['total']))); ?><?php endif; ?></span>
                        <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                            <?php ImportScreen::inputs('site', null); ?>
                            <input type="hidden" name="importer" value="<?php echo esc_attr($slug); ?>">
                            <?php /* translators: %s: name of a plugin. */ ?>
                            <button type="submit" class="button" aria-label="<?php echo esc_attr(sprintf(__('Preview the listings of %s', 'gazetteer'), $source['name'])); ?>"><?php esc_html_e('Preview', 'gazetteer'); ?></button>
                        </form>
                    </li>
                <?php endforeach; ?>
            </ul>
            <p class="description"><?php esc_html_e('The import reads the tables of the other plugin and does not change them. The other plugin need not be active.', 'gazetteer'); ?></p>
        </section>
    </div>
    <?php if ($runs !== []) : ?>
        <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-runs">
            <h2 id="gazetteer-import-runs"><?php esc_html_e('Imports', 'gazetteer'); ?></h2>
            <div class="gazetteer-import-scroll" tabindex="0" role="group" aria-labelledby="gazetteer-import-runs">
                <table class="widefat striped">
                    <thead><tr>
                        <th scope="col"><?php esc_html_e('Source', 'gazetteer'); ?></th>
                        <th scope="col"><?php esc_html_e('Started', 'gazetteer'); ?></th>
                        <th scope="col"><?php esc_html_e('State', 'gazetteer'); ?></th>
                        <th scope="col" class="num"><?php esc_html_e('Created', 'gazetteer'); ?></th>
                        <th scope="col" class="num"><?php esc_html_e('Updated', 'gazetteer'); ?></th>
                        <th scope="col"><span class="screen-reader-text"><?php esc_html_e('Actions', 'gazetteer'); ?></span></th>
                    </tr></thead>
                    <tbody>
                        <?php foreach ($runs as $earlier) : ?>
                            <tr>
                                <th scope="row"><?php echo esc_html($earlier->name); ?></th>
                                <td><?php echo esc_html((string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $earlier->started)); ?></td>
                                <td><?php echo esc_html($words($earlier->step)); ?></td>
                                <td class="num"><?php echo esc_html(number_format_i18n($earlier->counts['made'] ?? 0)); ?></td>
                                <td class="num"><?php echo esc_html(number_format_i18n($earlier->counts['changed'] ?? 0)); ?></td>
                                <?php /* translators: %s: name of a file or of another plugin. */ ?>
                                <td><a class="button" href="<?php echo esc_url(add_query_arg('run', $earlier->id, $home)); ?>" aria-label="<?php echo esc_attr(sprintf($earlier->step === RunStep::Done ? __('Details of %s', 'gazetteer') : __('Continue %s', 'gazetteer'), $earlier->name)); ?>"><?php echo $earlier->step === RunStep::Done ? esc_html__('Details and undo', 'gazetteer') : esc_html__('Continue', 'gazetteer'); ?></a></td>
                            </tr>
                        <?php endforeach; ?>
                    </tbody>
                </table>
            </div>
        </section>
    <?php endif; ?>
    <?php if (current_user_can(ImportScreen::EXPORT_RIGHT)) : ?>
        <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-export">
            <h2 id="gazetteer-import-export"><?php esc_html_e('Export all listings', 'gazetteer'); ?></h2>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                <input type="hidden" name="action" value="gazetteer_export">
                <?php wp_nonce_field(ExportDownload::NONCE); ?>
                <p><label for="gazetteer-export-format"><?php esc_html_e('Format', 'gazetteer'); ?></label>
                <select name="format" id="gazetteer-export-format">
                    <option value="csv"><?php esc_html_e('CSV: a table for spreadsheets', 'gazetteer'); ?></option>
                    <option value="json">JSON</option>
                    <option value="jsonl"><?php esc_html_e('JSON Lines: one listing per line', 'gazetteer'); ?></option>
                    <option value="geojson"><?php esc_html_e('GeoJSON: for maps', 'gazetteer'); ?></option>
                </select></p>
                <p class="description"><?php esc_html_e('The file contains all listings that are not in the trash, also drafts. You can import it again. It contains no pictures and no owners.', 'gazetteer'); ?></p>
                <p><button type="submit" class="button"><?php esc_html_e('Download', 'gazetteer'); ?></button></p>
            </form>
        </section>
    <?php endif; ?>
</div>
