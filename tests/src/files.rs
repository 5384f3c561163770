//! Transfers of files to and from an app in parts, as a screen does.

use std::sync::atomic::{AtomicU32, Ordering};

use app_core::Session;
use app_core::protocol::{FileRequest, Problem, Reply, Request};

/// Returns a request id that is unique in this process.
pub fn fresh_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    format!("id-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Splits a text into parts of `size` bytes each. A part may be up to 3 bytes longer, to end between characters.
pub fn parts(text: &str, size: usize) -> Vec<String> {
    let (mut parts, mut rest) = (Vec::new(), text);
    loop {
        let end = rest.ceil_char_boundary(size);
        parts.push(rest[..end].to_owned());
        rest = &rest[end..];
        if rest.is_empty() {
            return parts;
        }
    }
}

/// Sends a file. Returns its transfer id and the number of its parts.
pub async fn sent(session: &Session, text: &str) -> (String, u32) {
    let (parcel, parts) = (fresh_id(), parts(text, 300_000));
    for (part, text) in (0..).zip(&parts) {
        let send = FileRequest::Send { parcel: parcel.clone(), part, text: text.clone() };
        assert_eq!(session.request(send).await, Ok(Reply::Next { part: part + 1 }));
    }
    (parcel, parts.len() as u32)
}

/// Repeats a request until its work is done. Returns the final reply.
pub async fn done(session: &Session, request: impl Into<Request>) -> Result<Reply, Problem> {
    let request = request.into();
    loop {
        match session.request(request.clone()).await {
            Ok(Reply::Working { .. }) => {}
            done => return done,
        }
    }
}

/// Imports a file.
pub async fn import_file(session: &Session, text: &str) -> Result<Reply, Problem> {
    let (parcel, parts) = sent(session, text).await;
    done(session, FileRequest::TakeIn { id: fresh_id(), parcel, parts, sound_part: false, own: false, copy: false })
        .await
}

/// Imports a record as another game, even if the app already has it.
pub async fn import_copy(session: &Session, text: &str) -> Result<Reply, Problem> {
    let (parcel, parts) = sent(session, text).await;
    done(session, FileRequest::TakeIn { id: fresh_id(), parcel, parts, sound_part: false, own: false, copy: true })
        .await
}

/// Imports a backup as the host's own.
pub async fn import_own_backup(session: &Session, text: &str) -> Result<Reply, Problem> {
    let (parcel, parts) = sent(session, text).await;
    done(session, FileRequest::TakeIn { id: fresh_id(), parcel, parts, sound_part: false, own: true, copy: false })
        .await
}

/// Returns a backup of everything.
pub async fn backup(session: &Session) -> String {
    let (parcel, parts) = match done(session, FileRequest::Backup { id: fresh_id() }).await {
        Ok(Reply::Parcel { parcel, parts, .. }) => (parcel, parts),
        other => panic!("no backup: {other:?}"),
    };
    let mut whole = String::new();
    for part in 0..parts {
        match session.request(FileRequest::Fetch { parcel: parcel.clone(), part }).await {
            Ok(Reply::Part { text }) => whole += &text,
            other => panic!("part {part}: {other:?}"),
        }
    }
    whole
}
