edge-next = следующая: галера { $galley }
