<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Admin;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Reviews\ReviewTexts;
use Gazetteer\Reviews\Storage\ReviewComments;
use Gazetteer\Reviews\Storage\ReviewMeta;
use Gazetteer\Reviews\Storage\ReviewReports;
use WP_Comment;

/** Adds stars, reports and a filter for reviews to the list of comments. */
final class ReviewColumns
{
    private const STARS = 'gazetteer_stars';
    private const REPORTS = 'gazetteer_reports';
    private const FILTER = 'gazetteer_reviews';

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public static function add(array $columns): array
    {
        return $columns + [self::STARS => __('Stars', 'gazetteer'), self::REPORTS => __('Reports', 'gazetteer')];
    }

    public static function print(string $column, mixed $comment): void
    {
        $id = is_numeric($comment) ? (int) $comment : 0;
        if ($column === self::STARS) {
            echo esc_html((string) get_comment_meta($id, ReviewMeta::STARS, true));
            echo get_comment_meta($id, ReviewMeta::REMOVED, true) === '' ? '' : '<br>' . esc_html__('Removed', 'gazetteer');
        }
        foreach ($column === self::REPORTS ? ReviewReports::all($id) : [] as $report) {
            $reason = ReviewTexts::reasons()[$report['reason']] ?? $report['reason'];
            // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts.
            echo Tag::of('p', [], Tag::text($report['details'] === '' ? $reason : "{$reason}: {$report['details']}"));
        }
    }

    public static function printFilter(): void
    {
        $chosen = self::chosen();
        $options = ['' => __('Comments and reviews', 'gazetteer'), 'all' => __('Reviews', 'gazetteer'), 'reported' => __('Reported reviews', 'gazetteer')];
        echo '<label class="screen-reader-text" for="gazetteer-reviews">' . esc_html__('Filter by reviews', 'gazetteer') . '</label><select id="gazetteer-reviews" name="' . esc_attr(self::FILTER) . '">';
        foreach ($options as $value => $label) {
            printf('<option value="%s"%s>%s</option>', esc_attr($value), selected($value, $chosen, false), esc_html($label));
        }
        echo '</select>';
    }

    /**
     * @param array<string, mixed> $query
     * @return array<string, mixed>
     */
    public static function narrow(array $query): array
    {
        $meta = match (self::chosen()) {
            'all' => ReviewMeta::STARS,
            'reported' => ReviewMeta::REPORT,
            default => '',
        };

        return $meta === '' ? $query : ['meta_query' => [['key' => $meta, 'compare' => 'EXISTS']]] + $query;
    }

    /**
     * A published review is removed with a public reason, which the screen of the comment asks for.
     *
     * @param array<string, string> $actions
     * @return array<string, string>
     */
    public static function actions(array $actions, WP_Comment $comment): array
    {
        $review = isset($actions['trash']) ? (new ReviewComments())->find((int) $comment->comment_ID) : null;
        if ($review === null || !$review->isPublished) {
            return $actions;
        }
        $actions['trash'] = Tag::of('a', ['href' => RemovalBox::url($review->id)], Tag::text(__('Remove with a reason', 'gazetteer')));

        return $actions;
    }

    private static function chosen(): string
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it changes nothing.
        return (new Input(wp_unslash($_GET)))->choice(self::FILTER, ['all', 'reported']);
    }
}
