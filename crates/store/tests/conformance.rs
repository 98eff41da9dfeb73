//! What every store must do. The same suite runs against SQLite and against a real PostgreSQL server that
//! it starts itself.

#![allow(clippy::unwrap_used)]

mod suite;

use suite::place::Place;

/// Runs each function of the suite as a test of its own against each store.
macro_rules! conform {
    ($($chapter:ident: $($name:ident)+;)+) => {
        mod sqlite {
            $(mod $chapter { $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    crate::suite::$chapter::$name(&crate::Place::sqlite()).await;
                }
            )+ })+
        }
        mod postgres {
            $(mod $chapter { $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    crate::suite::$chapter::$name(&crate::Place::postgres().await).await;
                }
            )+ })+
        }
    };
}

conform! {
    tables: a_table_is_what_was_created entries_come_back_in_order only_the_expected_next_entry_is_appended
        appends_of_one_table_keep_their_order a_head_can_change_alone seats_and_results_come_with_the_entry
        a_finished_table_can_go_on what_cannot_be_stored_is_refused running_tables_are_paged;
    racing: of_many_writers_one_wins two_handles_never_both_succeed waiting_appends_share_a_commit
        closing_finishes_what_is_under_way;
    lists: pages_have_no_gaps_and_no_doubles lists_follow_the_status a_user_finds_tables_and_turns
        words_of_titles_and_names_are_found words_of_most_tables_are_found
        filters_are_combined owned_tables_are_counted;
    people: guests_and_accounts names_are_unique_for_accounts_only a_guest_becomes_an_account
        users_change_what_is_theirs keys_open_until_they_are_revoked expired_keys_are_swept;
    social: chat_is_numbered_without_gaps drafts_are_replaced_and_forgotten a_notice_is_claimed_once
        data_are_kept_by_digest browsers_are_called_until_their_key_is_gone time_without_a_sign_of_life_is_told a_zero_character_is_refused;
    ratings: a_table_is_rated_once stale_ratings_are_refused_together history_is_paged;
    copying: a_copy_is_equal_both_ways a_copy_needs_an_empty_store a_half_copy_is_refused
        numbers_go_on_after_a_copy a_backup_is_of_one_moment;
    opening: opening_again_finds_everything a_newer_schema_is_refused an_older_schema_is_brought_up_to_date a_closed_store_refuses
        a_store_tells_how_it_does;
    crash: killing_the_process_loses_nothing;
}

mod only_sqlite {
    use crate::suite::{faults, opening};

    #[tokio::test]
    async fn addresses_that_cannot_be_opened_say_why() {
        opening::addresses_that_cannot_be_opened_say_why().await;
    }

    #[tokio::test]
    async fn a_full_disk_is_told_and_survived() {
        faults::a_full_disk_is_told_and_survived().await;
    }

    #[tokio::test]
    async fn a_locked_file_is_unavailable_until_it_is_free() {
        faults::a_locked_file_is_unavailable_until_it_is_free().await;
    }

    #[tokio::test]
    async fn a_cut_file_is_damaged_and_no_panic() {
        faults::a_cut_file_is_damaged_and_no_panic().await;
    }
}

mod only_postgres {
    use crate::Place;
    use crate::suite::{crash, faults, nodes, opening};

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_server_that_is_gone_comes_back() {
        faults::a_server_that_is_gone_comes_back().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_crashing_server_loses_nothing() {
        crash::a_crashing_server_loses_nothing().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn other_nodes_hear_of_changes() {
        nodes::other_nodes_hear_of_changes(&Place::postgres().await).await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn nodes_start_together() {
        nodes::nodes_start_together(&Place::postgres().await).await;
    }

    #[tokio::test]
    async fn databases_that_cannot_be_opened_say_why() {
        opening::databases_that_cannot_be_opened_say_why(&Place::postgres().await).await;
    }
}

/// What [`suite::crash`] starts as another process, and kills. Otherwise it does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn crash_child() {
    if let Ok(url) = std::env::var(suite::crash::CHILD) {
        suite::crash::append_for_ever(&url).await;
    }
}
